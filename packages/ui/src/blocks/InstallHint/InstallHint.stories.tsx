import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { installHintLabels, stressInstallHintLabels } from './InstallHint.fixtures.ts';
import { InstallHint } from './InstallHint.tsx';

const meta = {
  title: 'Blocks/InstallHint',
  component: InstallHint,
  decorators: [
    (Story) => (
      <Container width="md">
        <Story />
      </Container>
    ),
  ],
  args: { platform: 'android', onInstall: fn(), onDismiss: fn(), labels: installHintLabels },
} satisfies Meta<typeof InstallHint>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide this hint' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInstall).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

/** A browser that installs, one that is asking, and a telephone where it is done by hand. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <InstallHint {...args} />
      <InstallHint
        {...args}
        isInstalling
        labels={{ ...args.labels, title: 'The browser is asking' }}
      />
      <InstallHint {...args} platform="ios" labels={{ ...args.labels, title: 'By hand' }} />
    </Stack>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <Stack>
      {(['android', 'ios'] as const).map((platform) => (
        <InstallHint
          key={platform}
          {...args}
          platform={platform}
          labels={{
            ...stressInstallHintLabels,
            title: `${stressInstallHintLabels.title} (${platform})`,
          }}
        />
      ))}
    </Stack>
  ),
};
