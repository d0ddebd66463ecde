import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { brandById } from '@velours/ui/brands';
import { exampleOf } from '@velours/api-client/testing/examples';
import { attentionOf } from '../app/data/chat-cache.ts';
import { attentionKey, chatsKey } from '../app/data/keys.ts';
import { SiteProviders } from '../app/document/SiteProviders.tsx';
import { useTexts } from '../app/i18n/TextsProvider.tsx';
import { wordsOf, type Acted } from '../stories/acting.ts';
import { openPage, type StoryPage } from '../stories/open-screen.ts';
import { AttentionNews } from './AttentionNews.tsx';

const chats = exampleOf('getChats', 200);
const [first, ...others] = chats.chats;

/** The list with so many unread messages in its first conversation and none in the others. */
const withUnread = (count: number, likes = 0): typeof chats => ({
  ...chats,
  total_unread: count,
  total_new_likes: likes,
  chats: [first, ...others].flatMap((chat, index) =>
    chat ? [{ ...chat, num_unread_messages: index === 0 ? count : 0 }] : [],
  ),
});

const meta = {
  title: 'Screens/Behaviour/Attention',
  tags: ['state'],
  loaders: [
    async ({ globals, parameters }) => {
      const page = await openPage({ who: 'premium' }, brandById(String(globals['brand'])).id);
      page.queryClient.setQueryData(attentionKey, attentionOf(withUnread(2)));
      const router = createMemoryRouter(
        [{ path: '*', element: <AttentionNews known={{ unread: 2, likes: 0 }} /> }],
        {
          initialEntries: [String(parameters['path'])],
        },
      );
      return { page, router };
    },
  ],
  parameters: { path: '/members' },
  render: (_args, { loaded }) => (
    <SiteProviders {...(loaded['page'] as StoryPage)} texts={useTexts()}>
      <RouterProvider router={loaded['router']} />
    </SiteProviders>
  ),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The list comes with these; resolves once it has been told what is new about them. */
async function come(story: Acted, counts: readonly [number, number?], told: string): Promise<void> {
  const { queryClient } = story.loaded['page'] as StoryPage;
  queryClient.setQueryData(chatsKey, withUnread(...counts));
  const status = document.querySelector('[role=status]');
  await waitFor(() => expect(status?.textContent?.trim()).toBe(told));
}

/** More unread messages and new likes are told; what was there, and what is read, is not. */
export const Told: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    const unread = (count: number) => t(($) => $.common.nav.unreadMessages, { count });
    await expect(story.canvas.getByRole('status')).toHaveTextContent('');
    await come(story, [3], unread(3));
    await come(story, [0], '');
    await come(story, [1], unread(1));
    await come(
      story,
      [1, 2],
      t(($) => $.common.nav.newLikes, { count: 2 }),
    );
  },
};

/** A conversation that is open tells of its own messages. */
export const InConversation: Story = {
  parameters: { path: `/chats/${first?.conversation_id}` },
  play: async (story) => {
    const likes = wordsOf(story)(($) => $.common.nav.newLikes, { count: 1 });
    await come(story, [3, 1], likes);
  },
};
