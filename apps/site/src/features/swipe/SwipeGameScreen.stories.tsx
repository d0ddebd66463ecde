import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { press, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { people, peopleWithLongNames } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { likes: all } = exampleOf('getSwipeDeck', 200, 'deck');
const { likes: used } = exampleOf('getSwipeDeck', 200, 'used');

/** A deck of these members, with all of the day's likes unless said. */
const deckOf = (
  profiles: ReturnType<typeof people>,
  about = 'Early swims, late dinners, and a dog who thinks the sofa is his.',
): Answer<'getSwipeDeck'> => ({
  cards: profiles.map((profile) => ({
    profile: { ...profile, liked: false, match: false },
    about_me: about,
  })),
  likes: all,
});

const people12 = deckOf(people(12));
const [first, second] = people12.cards.map(({ profile }) => profile.name) as [string, string];

const meta = {
  title: 'Screens/Swipe game',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/swipe-game', who: 'premium', answers: { getSwipeDeck: people12 } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One profile at a time, and how many likes are left today. */
export const Playing: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(await canvas.findByRole('heading', { name: new RegExp(first) })).toBeVisible();
    await expect(
      canvas.getByText(t(($) => $.swipe.likesLeft, { left: 4, perDay: 4 })),
    ).toBeVisible();
  },
};

/** The contract's example: the first profile is fictional, and says so. */
export const Fictional: Story = { args: { answers: { getSwipeDeck: 'deck' } } };

/** A like is off the deck at once. */
export const Liked: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.like), name: first }));
    await expect(await canvas.findByRole('heading', { name: new RegExp(second) })).toBeVisible();
    await expect(
      await canvas.findByText(t(($) => $.swipe.likesLeft, { left: 3, perDay: 4 })),
    ).toBeVisible();
  },
};

/** A pass can be undone until the next decision. */
export const Passed: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.pass), name: first }));
    const undo = t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.undo), name: first });
    await expect(await canvas.findByRole('button', { name: undo })).toBeVisible();
  },
};

/** The profile that was passed on is back. */
export const BroughtBack: Story = {
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.pass), name: first }));
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.undo), name: first }));
    await expect(await canvas.findByRole('heading', { name: new RegExp(first) })).toBeVisible();
  },
};

/** The day's likes are used up; when there are more is told in the reader's time. */
export const OutOfLikes: Story = {
  args: { answers: { getSwipeDeck: 'used' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      await canvas.findByRole('heading', { name: t(($) => $.swipe.limit.title) }),
    ).toBeVisible();
  },
};

/** Another tab has used up the likes meanwhile: the like did not count, and its profile stays. */
export const LimitReached: Story = {
  args: {
    answers: {
      getSwipeDeck: ({ url }) => (url.includes('limit=0') ? { cards: [], likes: used } : people12),
      swipe: '403/limit',
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.like), name: first }));
    await expect(
      await canvas.findByText(t(($) => $.swipe.notice.limit, { name: first })),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: t(($) => $.swipe.limit.title) }),
    ).toBeVisible();
  },
};

/** The profile is no longer there: the like was not counted. */
export const ProfileGone: Story = {
  args: { answers: { getSwipeDeck: people12, swipe: '404/memberNotFound' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.like), name: first }));
    await expect(
      await canvas.findByText(t(($) => $.swipe.notice.gone, { name: first })),
    ).toBeVisible();
  },
};

/** No answer came: the profile is back on top, and liking again gives one like. */
export const Unanswered: Story = {
  args: { answers: { getSwipeDeck: people12, swipe: 'network-error' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.like), name: first }));
    await expect(
      await canvas.findByText(t(($) => $.swipe.notice.unanswered, { name: first })),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: new RegExp(first) })).toBeVisible();
  },
};

/** The server did not take the like, and says why. */
export const Refused: Story = {
  args: { answers: { getSwipeDeck: people12, swipe: '429/tooManyRequests' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await press(t(($) => $.swipe.about, { action: t(($) => $.swipe.deck.like), name: first }));
    const reason = t(($) => $.errors.codes.too_many_requests, { count: 1 });
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: new RegExp(first) })).toBeVisible();
  },
};

/** Everybody was seen; where else members are found. */
export const NobodyLeft: Story = {
  args: { answers: { getSwipeDeck: 'none' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(
      await canvas.findByRole('link', { name: t(($) => $.swipe.empty.search) }),
    ).toBeVisible();
  },
};

/** The deck is on its way. */
export const Loading: Story = { args: { answers: { getSwipeDeck: 'pending' } } };

export const Failed: Story = { args: { answers: failing('getSwipeDeck') } };

export const Offline: Story = { args: { answers: { getSwipeDeck: 'network-error' } } };

/** The longest names and the longest text. */
export const Stress: Story = {
  args: { answers: { getSwipeDeck: deckOf(peopleWithLongNames(), 'Wanderlust '.repeat(27)) } },
};
