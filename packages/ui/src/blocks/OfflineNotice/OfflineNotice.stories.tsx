import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { offlineLabels, stressOfflineLabels } from './OfflineNotice.fixtures.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Blocks/OfflineNotice',
  component: OfflineNotice,
  args: { isOffline: true, labels: offlineLabels },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOffline: false },
  render: function Render(args) {
    const [isOffline, setIsOffline] = useState(args.isOffline);
    return (
      <Stack gap="md">
        <OfflineNotice {...args} isOffline={isOffline} />
        <Button onPress={() => setIsOffline(!isOffline)}>Lose or restore the network</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent(offlineLabels.title);
    await expect(status).toHaveTextContent(offlineLabels.text);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="md">
      <OfflineNotice {...args} />
      <OfflineNotice {...args} isOffline={false} />
    </Stack>
  ),
};

export const Stress: Story = { args: { labels: stressOfflineLabels } };
