import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { selectItems } from '@velours/machines/messageOutbox';
import { messageOutboxModel } from '@velours/machines/messageOutbox/model';
import { ConversationThread } from '../features/chat/conversation/ConversationThread.tsx';
import { host } from '../background/host.ts';
import { standIn } from '../stories/acting.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/messageOutbox/ways' with { type: 'json' };

/** A conversation in which nothing has been said yet, and what is on its way into it. */
const Shown: StateView<typeof messageOutboxModel.machine> = ({ snapshot, send }) => {
  useEffect(
    () =>
      standIn(host.outbox, [], (shown, event) => {
        send(event);
        return shown;
      }),
    [send],
  );
  return (
    <ConversationThread
      talk={{
        conversation: '',
        messages: [],
        onTheWay: selectItems(snapshot).map((item) => ({ ...item, key: item.id })),
        hasOlder: false,
        isLoadingOlder: false,
        loadOlder: () => undefined,
      }}
      name="Anna"
      ownId=""
      onEdit={() => undefined}
      onReport={() => undefined}
    />
  );
};

const meta = {
  title: 'Machines/Message outbox',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: messageOutboxModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Cancelled: Story = { args: { view: 'cancelled' } };

export const Failed: Story = { args: { view: 'failed' } };

export const FailedUnknownTooLongAgo: Story = { args: { view: 'failed: unknown, too long ago' } };

export const Queued: Story = { args: { view: 'queued' } };

export const Sending: Story = { args: { view: 'sending' } };

export const Sent: Story = { args: { view: 'sent' } };

export const Waiting: Story = { args: { view: 'waiting' } };
