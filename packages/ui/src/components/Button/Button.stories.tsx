import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { ForwardIcon, HeartIcon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Send message', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { variant: 'solid', tone: 'primary', size: 'md', isFullWidth: false },
};

export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Sending' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending');
  },
};

export const States: Story = {
  render: () => (
    <Stack gap="md">
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <Inline key={variant} gap="sm">
          <Button variant={variant}>Rest</Button>
          <ForceState state="hover">
            <Button variant={variant}>Hover</Button>
          </ForceState>
          <ForceState state="pressed">
            <Button variant={variant}>Pressed</Button>
          </ForceState>
          <ForceState state="focus">
            <Button variant={variant}>Focus</Button>
          </ForceState>
          <Button variant={variant} isPending pendingLabel={`${variant} is working`}>
            Pending
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  render: () => (
    <Stack gap="md">
      <Button iconStart={<HeartIcon />} iconEnd={<ForwardIcon />}>
        Datenschutzeinstellungen für Benachrichtigungen unwiderruflich zurücksetzen
      </Button>
      <Button isFullWidth>Käyttäjätunnuksesi sähköpostivahvistuksen uudelleenlähettäminen</Button>
      <Button size="sm">OK</Button>
    </Stack>
  ),
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="lg">
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <Stack key={variant} gap="sm">
          <Text size="sm" weight="semibold">
            {variant}
          </Text>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Inline key={size} gap="sm">
              {(['primary', 'secondary', 'success', 'danger', 'premium', 'neutral'] as const).map(
                (tone) => (
                  <Button key={tone} variant={variant} tone={tone} size={size}>
                    {tone}
                  </Button>
                ),
              )}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
