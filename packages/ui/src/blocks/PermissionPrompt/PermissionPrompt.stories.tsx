import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../../primitives/Container/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { permissionLabels, stressPermissionLabels } from './PermissionPrompt.fixtures.ts';
import { PermissionPrompt } from './PermissionPrompt.tsx';

const meta = {
  title: 'Blocks/PermissionPrompt',
  component: PermissionPrompt,
  decorators: [
    (Story) => (
      <Container width="md">
        <Story />
      </Container>
    ),
  ],
  args: {
    permission: 'location',
    onAllow: fn(),
    onNotNow: fn(),
    labels: permissionLabels.location,
  },
} satisfies Meta<typeof PermissionPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Show members near you' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAllow).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onNotNow).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {};

/** The three permissions: to be asked, being asked, refused. */
export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <PermissionPrompt {...args} permission="camera" labels={permissionLabels.camera} />
      <PermissionPrompt {...args} state="asking" />
      <PermissionPrompt
        {...args}
        permission="notifications"
        state="denied"
        labels={permissionLabels.notifications}
      />
    </Stack>
  ),
};

export const Stress: Story = { args: { labels: stressPermissionLabels } };
