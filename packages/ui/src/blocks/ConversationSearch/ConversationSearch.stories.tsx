import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import {
  conversationSearchLabels,
  someFound,
  stressFound,
  stressLabels,
} from './ConversationSearch.fixtures.ts';
import { ConversationSearch } from './ConversationSearch.tsx';
import type { ConversationSearchProps } from './ConversationSearch.types.ts';

const meta: Meta<ConversationSearchProps> = {
  title: 'Blocks/ConversationSearch',
  component: ConversationSearch,
  args: {
    text: 'lake',
    onChange: fn(),
    onSearch: fn(),
    onClose: fn(),
    onChoose: fn(),
    onStep: fn(),
    found: someFound,
    current: 'm2',
    status: '2 of 3',
    labels: conversationSearchLabels,
  },
};

export default meta;

type Story = StoryObj<ConversationSearchProps>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the messages with Anna' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lake');
    await userEvent.click(canvas.getByRole('button', { name: 'Older result' }));
    await expect(args.onStep).toHaveBeenLastCalledWith('m1');
    await userEvent.click(canvas.getByRole('button', { name: 'Newer result' }));
    await expect(args.onStep).toHaveBeenLastCalledWith('m3');
    const result = canvas.getByRole('button', { name: /You 16 November.*Which lake is that/ });
    await expect(result).toHaveAttribute('aria-current', 'true');
    await userEvent.click(result);
    await expect(args.onChoose).toHaveBeenLastCalledWith('m2');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

/** Before a search, while it runs, with nothing found, refused. */
export const States: Story = {
  render: (args) => {
    const none = { ...args, found: undefined, current: undefined, status: undefined };
    const named = (field: string) => ({ ...conversationSearchLabels, field });
    return (
      <Stack gap="lg">
        <ConversationSearch {...none} text="" labels={named('Before')} />
        <ConversationSearch {...none} isSearching labels={named('Searching')} />
        <ConversationSearch
          {...none}
          found={[]}
          status="No message contains “lake”."
          labels={named('None')}
        />
        <ConversationSearch
          {...none}
          error="The search failed: there is no connection."
          labels={named('Failed')}
        />
      </Stack>
    );
  },
};

export const Stress: Story = { args: { found: stressFound, labels: stressLabels } };
