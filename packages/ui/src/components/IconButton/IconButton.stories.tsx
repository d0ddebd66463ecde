import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { BellIcon, CloseIcon, SendIcon } from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { demoPhoto } from '../../testing/demoPhoto.ts';
import { hitsAround } from '../../testing/hitsAround.ts';
import { IconButton } from './IconButton.tsx';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <CloseIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'soft', size: 'md', isPending: false } };

export const States: Story = {
  render: () => (
    <Inline gap="md">
      <IconButton label="Rest">
        <BellIcon />
      </IconButton>
      <ForceState state="hover">
        <IconButton label="Hover">
          <BellIcon />
        </IconButton>
      </ForceState>
      <ForceState state="pressed">
        <IconButton label="Pressed">
          <BellIcon />
        </IconButton>
      </ForceState>
      <ForceState state="focus">
        <IconButton label="Focus">
          <BellIcon />
        </IconButton>
      </ForceState>
      <IconButton label="Pending" isPending>
        <BellIcon />
      </IconButton>
    </Inline>
  ),
};

/** As large to a finger as any other button, and no larger to the eye. */
export const Small: Story = {
  args: { size: 'sm' },
  render: (args) => (
    <div style={{ padding: '1rem' }}>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBe(36);
    for (const hit of hitsAround(button, 3)) await expect(hit).toBe(button);
  },
};

export const Stress: Story = {
  render: () => (
    <IconButton label="Benachrichtigungseinstellungen unwiderruflich zurücksetzen" size="sm">
      <BellIcon size="sm" />
    </IconButton>
  ),
};

/** Each with the icon that belongs to it. */
const sizes = [
  ['sm', 'md'],
  ['md', 'md'],
  ['lg', 'lg'],
  ['xl', 'lg'],
  ['xxl', 'xl'],
] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap="md">
      {(['ghost', 'soft', 'solid', 'like', 'raised', 'scrim'] as const).map((variant) => (
        <Stack key={variant} gap="xs">
          <Text size="sm" weight="semibold">
            {variant}
          </Text>
          <div
            style={
              variant === 'scrim'
                ? {
                    inlineSize: 'fit-content',
                    padding: '0.5rem',
                    background: `center / cover url("${demoPhoto(2)}")`,
                  }
                : {}
            }
          >
            <Inline gap="sm" align="center">
              {sizes.map(([size, icon]) => (
                <IconButton key={size} label={`${variant} ${size}`} variant={variant} size={size}>
                  <SendIcon size={icon} />
                </IconButton>
              ))}
            </Inline>
          </div>
        </Stack>
      ))}
      <IconLink href="/members/anna" label="A link" variant="raised" size="lg">
        <SendIcon size="lg" />
      </IconLink>
    </Stack>
  ),
};
