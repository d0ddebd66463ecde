import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { faqGroups, faqLabels, longFaqGroups } from './FaqList.fixtures.ts';
import { FaqList } from './FaqList.tsx';

const meta = {
  title: 'Components/FaqList',
  component: FaqList,
  args: { groups: faqGroups, labels: faqLabels },
} satisfies Meta<typeof FaqList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('button', { name: 'Open all' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('What does a message cost?').closest('summary')).toHaveFocus();

    await userEvent.click(all);
    await waitFor(() => expect(all).toHaveTextContent('Close all'));
    await expect(canvas.getByText(/stands above the send button/)).toBeVisible();
    await userEvent.click(all);
    await waitFor(() => expect(all).toHaveTextContent('Open all'));
    await expect(canvas.getByText(/stands above the send button/)).not.toBeVisible();

    window.location.hash = 'refund';
    await waitFor(() => expect(canvas.getByText(/Credits that are not used/)).toBeVisible());
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <FaqList {...args} />
      <ForceState state="focus">
        <FaqList
          groups={[
            {
              id: 'plain',
              items: [{ id: 'focus', question: 'Without a group, in focus', answer: 'Yes.' }],
            },
          ]}
        />
      </ForceState>
      <ForceState state="hover">
        <FaqList
          groups={[
            {
              id: 'plain',
              items: [{ id: 'hover', question: 'Under the pointer', answer: 'Yes.' }],
            },
          ]}
        />
      </ForceState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    groups: longFaqGroups,
    labels: {
      expandAll: 'Sämtliche Antworten gleichzeitig aufklappen',
      collapseAll: 'Sämtliche Antworten gleichzeitig zuklappen',
    },
  },
};
