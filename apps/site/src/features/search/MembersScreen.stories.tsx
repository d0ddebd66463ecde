import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { opened, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import {
  asVisitorsSee,
  fullSearch,
  people,
  peopleWithLongNames,
  samples,
} from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { host } from '../../background/host.ts';
import { chooseSearchView } from '../../app/data/hooks.ts';
import { readStored, store } from '../../app/data/local-storage.ts';
import { draftsOf } from '../../background/chat-removal/drafts.ts';
import { offeredKey } from '../icebreakers/first-lines.ts';

const meta = {
  title: 'Screens/Members',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/members', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const many = exampleOf('searchMembers', 200, 'many');

/** A search with more results than a page holds. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
};

/** The last page but one of a narrowed search: the filter stands in the address. */
export const Filtered: Story = {
  args: {
    path: '/members?gender=male&country=NL&countryregion=NL-UT&min_age=30&max_age=55&page=4',
  },
};

/** A niche begins with whom it promises: its filters are set, and a press takes each of them out. */
export const Niche: Story = {
  args: {
    settings: { default_search: { gender: 'male', interested_in: 'male', min_age: 30 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^30\+/ })).toBeVisible();
  },
};

/** A visitor sees some members, likes nobody, and is told what there would be. */
export const Visitor: Story = {
  args: {
    who: 'visitor',
    answers: { searchMembers: { ...fullSearch(), results: asVisitorsSee(people(6)) } },
  },
};

/** A new member without premium: no credits yet, and the time bonus runs. */
export const FreeWithTimeBonus: Story = { args: { who: 'free' } };

/** A premium member whose credits are used up. */
export const NoCredits: Story = { args: { user: { credits: 0 } } };

/** The address is not confirmed yet: the reminder stands above. */
export const Unconfirmed: Story = { args: { who: 'unconfirmed' } };

/** The member's mail comes back: the reminder says so. */
export const MailComesBack: Story = { args: { who: 'bounced' } };

/** The first answer is on its way. */
export const Loading: Story = { args: { isWaiting: true, answers: { searchMembers: 'pending' } } };

/** The next page is on its way: the old one stays, the bar at the top moves. */
export const NextPageLoading: Story = {
  args: {
    goesTo: '/members?page=2',
    answers: {
      searchMembers: ({ url }) => (url.includes('page=2') ? 'pending' : fullSearch()),
    },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(
      await screen.findByRole('progressbar', { name: t(($) => $.common.states.loadingPage) }),
    ).toBeInTheDocument();
  },
};

/** Nobody is found. */
export const NoResults: Story = {
  args: { answers: { searchMembers: 'none' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.members.results.none);
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
    // Nothing of it is set.
    await expect(canvas.queryByText(t(($) => $.members.results.noneHint))).toBeNull();
  },
};

const none = exampleOf('searchMembers', 200, 'none');

/** Nobody of that age in that region: what could be wider is named, and how many that gives. */
export const NoResultsNarrow: Story = {
  args: {
    path: '/members?country=NL&countryregion=NL-UT&min_age=80',
    answers: {
      searchMembers: ({ url }) =>
        url.includes('min_age') ? none : { ...many, num_results: 86, num_results_capped: false },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(canvas.getByText(t(($) => $.members.results.noneHint))).toBeVisible();
    await expect(
      await canvas.findByRole('link', {
        name: t(($) => $.members.filters.show, { count: 86, number: '86' }),
      }),
    ).toHaveAttribute('href', '/members?country=NL');
  },
};

/** Beyond the last page: the way to the first one, and to the last. */
export const BeyondLastPage: Story = {
  args: {
    path: '/members?country=NL&page=999',
    answers: {
      searchMembers: {
        ...many,
        results: [],
        page_number: 999,
        num_results: 60,
        num_results_capped: false,
        num_pages: 3,
      },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const link = (name: string) => canvas.findByRole('link', { name });
    await expect(await link(t(($) => $.members.results.fromStart))).toHaveAttribute(
      'href',
      '/members?country=NL',
    );
    await expect(await link(t(($) => $.common.pagination.previous))).toHaveAttribute(
      'href',
      '/members?country=NL&page=3',
    );
  },
};

/** Nobody is found, and somebody fictional comes close: the count of them stands with whom it counts. */
export const NobodyButSimilar: Story = {
  args: {
    answers: {
      searchMembers: { ...exampleOf('searchMembers', 200, 'none'), similar_results: samples(3) },
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const count = `${t(($) => $.common.kind.fictional)}: 1`;
    const title = t(($) => $.members.results.similarTitle);
    await expect(
      canvas.getByRole('heading', { level: 2, name: t(($) => $.members.results.none) }),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: title })).getByText(count),
    ).toBeVisible();
    await expect(canvas.getAllByText(count)).toHaveLength(1);
  },
};

/** Few are found, so similar members follow, and it is said that they are not what was asked for. */
export const FewResults: Story = { args: { answers: { searchMembers: 'few' } } };

/** A like was refused: it goes back, and a notice says why. */
export const LikeRefused: Story = {
  args: { answers: failing('like') },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const name = t(($) => $.members.card.like, { name: 'Clara' });
    await userEvent.click(canvas.getByRole('button', { name }));
    // It fades in.
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

const { profile: match } = exampleOf('getMember', 200);
const ownId = exampleOf('getUser', 200, 'premium').user.profile.id;

const withNews = (kind: 'match' | 'new-like') => () => {
  host.likeOverlay.send({ type: 'LIKE', news: { kind, profileId: match.id } });
};

const forgetLines = (): void => {
  draftsOf(ownId).write(exampleOf('getMessages', 200, 'none').conversation_id, '');
  store(offeredKey(ownId, match.id), null);
};

const seesNews = async (): Promise<void> => {
  await opened();
};

/** Two members like each other. */
export const Match: Story = { beforeEach: withNews('match'), play: seesNews };

/** A first line of a match waits in the message field: nothing was sent, and first lines are not offered again. */
export const MatchFirstLine: Story = {
  args: { answers: { getMessages: 'none' } },
  beforeEach: () => {
    withNews('match')();
    return forgetLines;
  },
  play: async (story) => {
    const t = wordsOf(story);
    await opened();
    const list = await screen.findByRole('list', {
      name: t(($) => $.matchfinder.icebreaker.list),
    });
    const [first] = within(list).getAllByRole('button');
    const line = first?.textContent ?? '';
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const talk = exampleOf('getMessages', 200, 'none');
    const { name } = talk.profile;
    const field = await screen.findByRole('textbox', {
      name: t(($) => $.chat.composer.field, { name }),
    });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(line);
    await expect(line).not.toBe('');
    await expect(draftsOf(ownId).read(talk.conversation_id)).toBe(line);
    await expect(readStored(offeredKey(ownId, match.id))).not.toBeNull();
  },
};

/** To whom something was written already no first line is offered. */
export const MatchBegun: Story = {
  beforeEach: withNews('match'),
  play: async (story) => {
    const t = wordsOf(story);
    await opened();
    await screen.findByRole('link', {
      name: new RegExp(t(($) => $.common.likeOverlay.message, { name: match.name })),
    });
    await expect(
      screen.queryByRole('list', { name: t(($) => $.matchfinder.icebreaker.list) }),
    ).toBeNull();
  },
};

/** Somebody likes the member. */
export const NewLike: Story = { beforeEach: withNews('new-like'), play: seesNews };

/** Under one another: more come by a press, and by scrolling. */
export const Endless: Story = {
  beforeEach: () => {
    chooseSearchView('endless');
    return () => chooseSearchView('pages');
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const more = t(($) => $.members.results.more);
    await screen.findByRole('button', { name: more });
    await expect(
      canvas.queryByRole('navigation', { name: t(($) => $.common.pagination.title) }),
    ).toBeNull();
  },
};

let isAway = true;

/** More could not be loaded: one button tries again, and loads one page, however often it was asked for. */
export const EndlessFailed: Story = {
  args: {
    answers: {
      searchMembers: ({ url }) =>
        url.includes('page=2') && isAway ? '500/internalError' : fullSearch(),
    },
  },
  beforeEach: () => {
    isAway = true;
    chooseSearchView('endless');
    return () => chooseSearchView('pages');
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const more = { name: t(($) => $.members.results.more) };
    await userEvent.click(await screen.findByRole('button', more));
    await expect(
      await canvas.findByText(t(($) => $.members.results.moreFailed)),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('button', more)).toBeNull();
    isAway = false;
    const again = { name: t(($) => $.common.actions.tryAgain) };
    await userEvent.click(canvas.getByRole('button', again));
    await expect(await canvas.findByRole('button', more)).toBeVisible();
  },
};

/** The search fails. */
export const Failed: Story = { args: { answers: failing('searchMembers') } };

/** No answer comes. */
export const Offline: Story = { args: { answers: { searchMembers: 'network-error' } } };

/** The longest names, many unread messages, many credits. */
export const Stress: Story = {
  args: {
    user: { credits: 123_456 },
    answers: {
      searchMembers: { ...many, results: peopleWithLongNames() },
      getChats: { ...exampleOf('getChats', 200), total_unread: 120, total_new_likes: 340 },
    },
  },
};
