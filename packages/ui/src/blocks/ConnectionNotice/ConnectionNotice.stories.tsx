import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { connectionLabels, stressConnectionLabels } from './ConnectionNotice.fixtures.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = {
  title: 'Blocks/ConnectionNotice',
  component: ConnectionNotice,
  args: { state: 'reconnecting', labels: connectionLabels },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { state: 'connected' },
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    return (
      <Stack gap="xxl">
        <ConnectionNotice {...args} state={state} />
        <Button onPress={() => setState(state === 'connected' ? 'reconnecting' : 'connected')}>
          Lose or restore
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    await expect(status).toBeEmptyDOMElement();
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(status).toHaveTextContent(connectionLabels.reconnecting);
    // Nothing moves under the finger.
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.click(button);
    await expect(status).toHaveTextContent(connectionLabels.connected);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xxl">
      <ConnectionNotice {...args} state="connected" />
      <ConnectionNotice {...args} state="reconnecting" />
    </Stack>
  ),
};

export const Stress: Story = { args: { labels: stressConnectionLabels } };
