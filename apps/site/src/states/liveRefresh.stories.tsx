import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectNotice } from '@velours/machines/liveRefresh';
import { liveRefreshModel } from '@velours/machines/liveRefresh/model';
import { ConversationNotices } from '../features/chat/conversation/ConversationSurroundings.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/liveRefresh/ways' with { type: 'json' };

const Shown: StateView<typeof liveRefreshModel.machine> = ({ snapshot }) => (
  <ConversationNotices connection={selectNotice(snapshot)} kindWarning={undefined} />
);

const meta = {
  title: 'Machines/Live refresh',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: liveRefreshModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Offline: Story = { args: { view: 'offline' } };

export const Reconnecting: Story = { args: { view: 'reconnecting' } };
