import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { pushMachine } from '@velours/machines/push';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, press, standIn, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { longTalk } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { host, type OnTheWay } from '../../background/host.ts';
import { draftsOf } from '../../background/chat-removal/drafts.ts';
import { typingStore } from '../../background/typing-store.ts';

const talk = exampleOf('getMessages', 200);
const { profile: bram } = talk;
const first = exampleOf('getMessages', 200, 'none');

const meta = {
  title: 'Screens/Conversation',
  tags: ['screen'],
  ...screenMeta,
  args: { path: `/chats/${talk.conversation_id}`, who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(bram.name);
    await expect(canvas.getByRole('log')).toBeVisible();
  },
};

/** Days of messages, and older ones that can be asked for; where they cannot be fetched it is said. */
export const Long: Story = {
  args: {
    answers: {
      getMessages: ({ url }) =>
        new URL(url).searchParams.has('before') ? '500/internalError' : longTalk(),
    },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.thread.loadOlder));
    const why = t(($) => $.errors.codes.internal_error);
    await expect(await story.canvas.findByText(why)).toBeInTheDocument();
    await expect(story.canvas.getByRole('log')).toBeVisible();
  },
};

/** Nothing was written yet: opened from the profile of a fictional member, which says that it is one. */
export const Empty: Story = {
  args: {
    path: `/members/${first.profile.id}/chat`,
    answers: { getMessages: 'none' },
  },
  play: async (story) => {
    const t = wordsOf(story);
    // They come to who is there.
    await userEvent.hover(story.canvas.getByRole('textbox'));
    const lines = await story.canvas.findByRole('list', {
      name: t(($) => $.chat.composer.openers),
    });
    await expect(lines).toBeVisible();
  },
};

/** What was written at sign-up waits for the address to be confirmed. */
export const FirstMessageWaits: Story = {
  args: {
    path: `/members/${first.profile.id}/chat`,
    who: 'unconfirmed',
    user: {
      first_member: { id: first.profile.id, name: first.profile.name, message: 'Hello you' },
    },
    answers: { getMessages: 'none' },
  },
  play: async ({ canvas, ...story }) => {
    const { name } = first.profile;
    const words = wordsOf(story)(($) => $.common.activationReminder.waiting, { name });
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText('Hello you')).toBeVisible();
  },
};

/** The other member is typing; the stream says so again and again. */
export const Typing: Story = {
  beforeEach: () => {
    const tell = (): void => typingStore.typing(talk.conversation_id);
    tell();
    const again = setInterval(tell, 2_000);
    return () => {
      clearInterval(again);
      typingStore.stopped(talk.conversation_id);
    };
  },
  play: async (story) => {
    const t = wordsOf(story);
    const text = t(($) => $.chat.thread.typing, { name: bram.name });
    await expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
  },
};

const item: OnTheWay = {
  id: 'one',
  key: 'one',
  profileId: bram.id,
  text: 'Shall we go there on Sunday?',
  status: 'queued',
  reason: null,
  canChange: true,
  canRetry: false,
  messageId: null,
};

const outbox: OnTheWay[] = [
  { ...item, id: 'sending', key: 'sending', status: 'sending', canChange: false },
  { ...item, id: 'queued', key: 'queued', text: 'I can bring coffee.' },
];

const refusal = exampleOf('sendMessage', 402);

const refused: OnTheWay = {
  ...item,
  status: 'failed',
  reason: { code: refusal.code, params: refusal.params ?? {} },
  canRetry: true,
};

/** One message is being sent, the next waits for it and says what it will cost, as far as that is known. */
export const Sending: Story = {
  beforeEach: () => standIn(host.outbox, outbox),
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByText('I can bring coffee.')).toBeVisible();
    const price = wordsOf(story)(($) => $.chat.status.lastPrice, { price: '' }).trim();
    const priced = canvas.getAllByText((text) => text.startsWith(price));
    await expect(priced).toHaveLength(1);
  },
};

/** Sent before the outbox was there, left and come back to: it is still on its way, and what is written on is kept. */
export const ComeBackTo: Story = {
  beforeEach: () => {
    const drafts = draftsOf(exampleOf('getUser', 200).user.profile.id);
    drafts.write(talk.conversation_id, '');
    return () => drafts.write(talk.conversation_id, '');
  },
  play: async (story) => {
    const t = wordsOf(story);
    const { canvas } = story;
    const field = () =>
      canvas.findByRole('textbox', { name: t(($) => $.chat.composer.field, { name: bram.name }) });
    const send = () => canvas.findByRole('button', { name: t(($) => $.chat.composer.send) });
    await userEvent.type(await field(), 'See you');
    await userEvent.click(await send());
    await expect(await send()).toHaveAttribute('aria-disabled', 'true');
    const { router } = story.loaded['screen'] as OpenedScreen;
    await router.navigate('/chats');
    await waitFor(() => expect(canvas.queryByRole('log')).toBeNull());
    await router.navigate(`/chats/${talk.conversation_id}`);
    await expect(await send()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(await field(), ' on Sunday');
    const end = standIn(host.outbox, []);
    await waitFor(async () => expect(await send()).not.toHaveAttribute('aria-disabled', 'true'));
    // What has gone out is not sent and paid again.
    await expect(await field()).toHaveValue('on Sunday');
    end();
  },
};

/** What is discarded leaves an outbox that stands in. */
const standInOutbox = (items: OnTheWay[]) =>
  standIn(host.outbox, items, (shown, event) =>
    event.type === 'CANCEL' ? shown.filter(({ id }) => id !== event.id) : shown,
  );

const emptyDraft = () => {
  const drafts = draftsOf(exampleOf('getUser', 200, 'premium').user.profile.id);
  return { put: (text: string) => drafts.write(talk.conversation_id, text) };
};

/** The server took a message not: why, and that it cost nothing. It is edited where it was written. */
export const NotSent: Story = {
  beforeEach: () => {
    const end = standInOutbox([refused]);
    return () => {
      emptyDraft().put('');
      end();
    };
  },
  play: async (story) => {
    const t = wordsOf(story);
    const field = story.canvas.getByRole<HTMLTextAreaElement>('textbox');
    const edit = await story.canvas.findByRole('button', { name: t(($) => $.common.actions.edit) });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue(refused.text));
    await expect(edit).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(refused.text.length);
  },
};

/** A gift and a GIF among the messages. */
export const GiftsAndGifs: Story = { args: { answers: { getMessages: 'media' } } };

/** A gift that the server did not take is discarded or given again, and cannot be edited. */
export const GiftNotGiven: Story = {
  beforeEach: () =>
    standIn(host.outbox, [{ ...refused, text: '', media: { kind: 'gift', id: 'cake' } }]),
};

/** GIFs to choose from. */
export const ChoosingAGif: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.composer.gif));
    await opened();
    const found = await screen.findByRole('list', { name: t(($) => $.media.gif.results) });
    await expect(within(found).getAllByRole('button')).toHaveLength(2);
  },
};

/** A gift with its price, before it is paid. */
export const GivingAGift: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.composer.gift));
    await opened();
    const name = t(($) => $.chat.media.gifts.rose);
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
    await press(new RegExp(t(($) => $.media.gift.review)));
    await screen.findByRole('heading', { level: 3 });
  },
};

/** Written without a connection: kept, and sent once it is back. What the next message will cost is said to be of before. */
export const Offline: Story = {
  beforeEach: () => {
    const ends = [standIn(host.liveRefresh, 'offline'), standIn(host.outbox, [item])];
    return () => ends.forEach((end) => end());
  },
  play: async (story) => {
    const { canvas } = story;
    const field = await canvas.findByRole('textbox');
    const price = wordsOf(story)(($) => $.chat.status.lastPrice, { price: '' }).trim();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(price));
  },
};

/** The browser could be asked for notifications. */
function askablePush() {
  const actor = createActor(
    pushMachine.provide({
      actors: {
        watchBrowser: fromCallback<EventObject, undefined>(({ sendBack }) => {
          const browser = { isCapable: true, permission: 'default', subscription: null };
          sendBack({ type: 'BROWSER', browser });
        }),
      },
    }),
    { input: { now: () => 0, newKey: () => '' } },
  ).start();
  actor.send({ type: 'LOGGED_IN', savedEndpoint: null });
  return actor;
}

/** Notifications are offered in a conversation, but for as long as there is no connection, which is said in the same place. */
export const OfferOfNotifications: Story = {
  args: { settings: { push_public_key: 'B'.repeat(87) } },
  beforeEach: () => {
    const ends = [
      host.push.serve(async () => askablePush),
      standIn(host.liveRefresh, null, (shown, { type }) => {
        if (type === 'OFFLINE') return 'offline';
        return type === 'ONLINE' ? null : shown;
      }),
    ];
    return () => ends.forEach((end) => end());
  },
  play: async (story) => {
    const { canvas } = story;
    const t = wordsOf(story);
    const offer = t(($) => $.push.states.prompt.title);
    const offline = t(($) => $.common.states.offlineTitle);
    // It comes to who is there.
    await userEvent.hover(canvas.getByRole('textbox'));
    await expect(await canvas.findByText(offer)).toBeVisible();
    host.liveRefresh.tell({ type: 'OFFLINE' });
    await expect(await canvas.findByText(offline)).toBeVisible();
    await expect(canvas.queryByText(offer)).toBeNull();
    host.liveRefresh.tell({ type: 'ONLINE' });
    await expect(await canvas.findByText(offer)).toBeVisible();
    await expect(canvas.queryByText(offline)).toBeNull();
  },
};

/** The network is back before the stream: who was told that it is gone is told next that it is there again. */
export const BackOnline: Story = {
  beforeEach: () => {
    const states = { OFFLINE: 'offline', ONLINE: 'reconnecting', VISIBLE: null } as const;
    return standIn(host.liveRefresh, 'offline', (before, { type }) =>
      type in states ? states[type as keyof typeof states] : before,
    );
  },
  play: async (story) => {
    const { canvas } = story;
    const t = wordsOf(story);
    const [offline, lost, back] = [
      t(($) => $.common.states.offlineTitle),
      t(($) => $.common.states.connectionLost),
      t(($) => $.common.states.connectionBack),
    ];
    await expect(await canvas.findByText(offline)).toBeVisible();
    const told: (string | null)[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        told.push(...[...addedNodes].map((one) => one.textContent));
    });
    watch.observe(story.canvasElement, { childList: true, subtree: true });
    host.liveRefresh.tell({ type: 'ONLINE' });
    host.liveRefresh.tell({ type: 'VISIBLE' });
    await expect(await canvas.findByText(back)).toBeInTheDocument();
    await expect(canvas.queryByText(offline)).toBeNull();
    watch.disconnect();
    await expect(told.filter((text) => text?.includes(lost))).toEqual([]);
    await expect(told.filter((text) => text?.includes(back))).toHaveLength(1);
  },
};

/** The live stream is lost for the moment. */
export const Reconnecting: Story = {
  beforeEach: () => standIn(host.liveRefresh, 'reconnecting'),
};

/** Not enough credits for a message. */
export const NoCredits: Story = { args: { user: { credits: 0 } } };

/** Who has not confirmed their address cannot write yet. */
export const Unconfirmed: Story = { args: { user: { status: 'not_confirmed' } } };

/** Who is not here is told as nobody, whether they left, were banned or have blocked. */
const left = {
  ...talk,
  profile: {
    ...bram,
    name: '',
    status: 'disabled' as const,
    country: null,
    countryregion: null,
    gender: null,
    age: null,
    main_image: null,
  },
};

/** The other member is not there any more: what was begun can be read and discarded, and what failed cannot be sent again. */
export const Disabled: Story = {
  args: { answers: { getMessages: left } },
  beforeEach: () => {
    const end = standInOutbox([refused]);
    emptyDraft().put('I wanted to ask you');
    return () => {
      emptyDraft().put('');
      end();
    };
  },
  play: async (story) => {
    const t = wordsOf(story);
    const { canvas } = story;
    const kept = await canvas.findByRole('textbox');
    await expect(kept).toHaveValue('I wanted to ask you');
    await expect(kept).toHaveAttribute('readonly');
    await expect(canvas.getByText(new RegExp(t(($) => $.chat.composer.textKept)))).toBeVisible();
    const name = t(($) => $.chat.thread.cancel);
    const discard = await canvas.findAllByRole('button', { name });
    await expect(discard).toHaveLength(2);
    const buttons = [t(($) => $.common.actions.edit), t(($) => $.chat.thread.retry)];
    for (const gone of buttons)
      await expect(canvas.queryByRole('button', { name: gone })).toBeNull();
    await expect(within(canvas.getByRole('heading', { level: 1 })).queryByRole('link')).toBeNull();
  },
};

/** Who is not here any more has no name, and it is not said that they keep a copy. */
export const Deleted: Story = {
  args: {
    answers: { getMessages: left },
  },
  play: async (story) => {
    const t = wordsOf(story);
    const { canvas } = story;
    const name = t(($) => $.chat.list.deletedMember);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    await expect(document.title).toContain(t(($) => $.chat.with, { name }));
    await expect(
      canvas.getByRole('log', { name: t(($) => $.chat.thread.log, { name }) }),
    ).toBeVisible();
    await userEvent.hover(canvas.getByRole('log'));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await press(t(($) => $.chat.remove.open, { name }));
    await opened('alertdialog');
    await expect(screen.getByText(t(($) => $.chat.remove.textDeleted))).toBeVisible();
  },
};

/** Removing the conversation is asked about first. */
export const Removing: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.remove.open, { name: bram.name }));
    await opened('alertdialog');
  },
};

/** Messages that hold a word, by the server; the chosen one has the focus. */
export const Searching: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.search.open));
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'dunes{Enter}');
    const list = await canvas.findByRole('list', { name: t(($) => $.chat.search.results) });
    await userEvent.click(within(list).getByRole('button'));
    const row = canvas.getByRole('log').querySelector('[tabindex="-1"]');
    await expect(row).toHaveTextContent('dunes');
    await expect(row).toHaveFocus();
  },
};

/** Where a press does not focus a button, as in Safari, the search leaves the focus at the heading, not nowhere. */
export const SearchClosedWithoutOpener: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    (await canvas.findByRole('button', { name: t(($) => $.chat.search.open) })).click();
    await userEvent.type(await canvas.findByRole('searchbox'), '{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const old = longTalk();

/** A result from long ago: the messages around it are fetched, and the newest are one press away. */
export const FarBack: Story = {
  args: {
    answers: {
      searchMessages: {
        found: [
          {
            id: old.messages[9]?.id ?? '',
            sender: bram.id,
            sent_at: old.messages[9]?.sent_at ?? '',
            excerpt: [{ text: 'dunes', match: true }],
          },
        ],
        has_more: false,
      },
      getMessages: (request) =>
        new URL(request.url).searchParams.has('around') ? { ...old, has_newer: true } : talk,
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.search.open));
    await userEvent.type(await canvas.findByRole('searchbox'), 'dunes{Enter}');
    const list = await canvas.findByRole('list', { name: t(($) => $.chat.search.results) });
    await userEvent.click(within(list).getByRole('button'));
    await waitFor(() => expect(document.activeElement?.closest('[role="log"]')).not.toBeNull());
    await expect(
      canvas.getByRole('button', { name: t(($) => $.chat.thread.loadNewer) }),
    ).toBeVisible();
    await press(t(($) => $.chat.thread.newMessages));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t(($) => $.chat.thread.loadNewer) })).toBeNull(),
    );
  },
};

const next = { ...first, conversation_id: first.profile.id };

/** On to the next one, by the browser's Back perhaps, from further up and with a gift half given: none of it is meant for them. */
export const OnToTheNext: Story = {
  args: {
    answers: {
      getMessages: ({ url }) =>
        url.includes(next.conversation_id) ? { ...old, ...next, messages: old.messages } : old,
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const { router } = story.loaded['screen'] as OpenedScreen;
    const scroller = (): Element | null => canvas.getByRole('log').closest('[role="region"]');
    scroller()?.scrollTo({ top: -400 });
    await waitFor(() => expect(scroller()?.scrollTop).toBe(-400));
    await press(t(($) => $.chat.composer.gift));
    await opened();
    await router.navigate(`/chats/${next.conversation_id}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      next.profile.name,
    );
    await expect(scroller()?.scrollTop).toBe(0);
  },
};

/** No message holds it. */
export const NothingFound: Story = {
  args: { answers: { searchMessages: 'none' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.chat.search.open));
    await userEvent.type(await canvas.findByRole('searchbox'), 'Sahara{Enter}');
    const none = t(($) => $.chat.search.none, { text: 'Sahara' });
    await expect(await canvas.findByText(none)).toBeVisible();
  },
};

const toNew = `/members/${first.profile.id}/chat`;

/** A free member sees beforehand how many conversations they can still start. */
export const StartsLeft: Story = {
  args: { path: toNew, who: 'free', answers: { getMessages: 'none' } },
};

/** They are used up: said before anything is written. */
export const LimitReached: Story = {
  args: { path: toNew, who: 'free', answers: { getMessages: { ...first, starts_left: 0 } } },
};

/** What was begun is back, with a word about what it would give away. */
export const Draft: Story = {
  beforeEach: () => {
    const drafts = draftsOf(exampleOf('getUser', 200, 'premium').user.profile.id);
    drafts.write(talk.conversation_id, 'My number is 06 12345678');
    return () => drafts.write(talk.conversation_id, '');
  },
  play: async ({ canvas, ...story }) => {
    await expect(
      await canvas.findByText(wordsOf(story)(($) => $.chat.sharing.phone)),
    ).toBeVisible();
  },
};

/** A link from somebody one hardly knows: a notice with its domain, and a question before it is opened. */
export const LeavingByLink: Story = {
  args: {
    answers: {
      getMessages: {
        ...talk,
        messages: talk.messages.map((message) => ({
          ...message,
          text: 'Look at https://pay.example.net/dunes',
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('button', { name: 'https://pay.example.net/dunes' });
    await userEvent.click(links.at(-1) as HTMLElement);
    await opened('alertdialog');
  },
};

/** There is no such conversation. */
export const NotFound: Story = { args: { answers: { getMessages: '404/conversationNotFound' } } };

export const Failed: Story = { args: { answers: failing('getMessages') } };

/** A message as long as one may be. */
export const Stress: Story = {
  args: {
    answers: {
      getMessages: {
        ...talk,
        messages: talk.messages.map((message) => ({
          ...message,
          text: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas '
            .repeat(8)
            .slice(0, 500),
        })),
      },
    },
  },
};
