import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectRemovedIds } from '@velours/machines/chatRemoval';
import { chatRemovalModel } from '@velours/machines/chatRemoval/model';
import { ChatList } from '@velours/ui/blocks/ChatList';
import { Banner } from '@velours/ui/components/Banner';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { withPictures } from '../stories/answers.ts';
import { chatsWith, people } from '../stories/people.ts';
import { chatListItems, chatListLabels } from '../features/chat/chats.ts';
import { chatRemovalProps } from '../background/chat-removal/ChatRemovalAlert.tsx';
import { useLocalFormats } from '../app/i18n/use-formats.ts';
import { NOW } from '../stories/screen.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/chatRemoval/ways' with { type: 'json' };

/** The chats of the model, under its own ids. */
const IDS = ['anna', 'bram', 'cato'];
const talks = chatsWith(people(IDS.length));
const chats = withPictures({
  ...talks,
  chats: talks.chats.map((chat, index) => ({ ...chat, conversation_id: IDS[index] ?? '' })),
});

/** The list without what is being removed, and the alert above it. */
const Shown: StateView<typeof chatRemovalModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const formats = useLocalFormats();
  const removed = selectRemovedIds(snapshot);
  const alert = chatRemovalProps(snapshot, { t, send });
  return (
    <Stack>
      {alert && <Banner {...alert} />}
      <ChatList
        chats={chatListItems(t, chats, {
          formats,
          cdnPrefix: '',
          ownId: '',
          now: NOW,
          removed,
          drafts: new Map(),
        })}
        onRemove={(conversationId) => send({ type: 'REMOVE', conversationId })}
        labels={chatListLabels(t)}
      />
    </Stack>
  );
};

const meta = {
  title: 'Machines/Chat removal',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: chatRemovalModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const FailedNetwork: Story = { args: { view: 'failed: network' } };

export const FailedTooManyRequests: Story = { args: { view: 'failed: too many requests' } };

export const Removing: Story = { args: { view: 'removing' } };
