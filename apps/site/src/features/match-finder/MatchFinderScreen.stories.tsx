import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { press, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { people, peopleWithLongNames } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';

const example = exampleOf('findMatches', 200, 'found');

/** These members, each with the reasons of the contract's examples. */
const matchesOf = (profiles: ReturnType<typeof people>): Answer<'findMatches'> => ({
  ...example,
  matches: profiles.map((profile, index) => ({
    profile: { ...profile, liked: false, match: false },
    reasons: example.matches[index % example.matches.length]?.reasons ?? [],
  })),
});

const meta = {
  title: 'Screens/Match finder',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/match-finder', who: 'premium', answers: { findMatches: matchesOf(people(8)) } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Whom the member looks for, who fits, and why. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

/** The language with the longest words for the ages: none is broken within. */
export const LongLabels: Story = {
  globals: { locale: 'nl' },
  play: async (story) => {
    const t = wordsOf(story);
    for (const label of [
      t(($) => $.members.filters.minimumAge),
      t(($) => $.members.filters.maximumAge),
    ]) {
      const words = document.createRange();
      words.selectNodeContents(await screen.findByText(label));
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
};

/** Nobody fits: the preference that leaves most members out is named. */
export const Narrow: Story = {
  args: { answers: { findMatches: 'narrow' } },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.matchfinder.preferences.save));
    // It may stand far above the button.
    const title = screen.getByRole('heading', { name: t(($) => $.matchfinder.empty.title) });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** Left out by a press: others fit then. */
export const LeftOut: Story = {
  args: {
    answers: {
      findMatches: (() => {
        let isFirst = true;
        return () => {
          const answer = isFirst ? exampleOf('findMatches', 200, 'narrow') : matchesOf(people(3));
          isFirst = false;
          return answer;
        };
      })(),
    },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.matchfinder.empty.leaveOut));
    const heading = await screen.findByRole('heading', {
      name: t(($) => $.matchfinder.results.count, { count: 3 }),
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** A domain that shows neither reason, interests nor place: it asks for no wish about them. */
export const FewFields: Story = {
  args: {
    settings: { visible_profile_fields: ['gender', 'age'], search_fields: ['gender', 'min_age'] },
    answers: { findMatches: matchesOf(people(4)) },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await expect(screen.getByLabelText(t(($) => $.members.filters.minimumAge))).toBeVisible();
    for (const name of [
      t(($) => $.matchfinder.preferences.area),
      t(($) => $.matchfinder.preferences.only),
    ])
      await expect(screen.queryByText(name)).toBeNull();
  },
};

/** Nobody fits, and no single preference is why. */
export const None: Story = { args: { answers: { findMatches: 'none' } } };

/** Nobody fits a profile that says nothing yet: that is why, and the way to it. */
export const NothingSaid: Story = {
  args: { who: 'unconfirmed', answers: { findMatches: 'none' } },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    await expect(canvas.getByText(t(($) => $.matchfinder.signUp.none))).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t(($) => $.matchfinder.signUp.profile) }),
    ).toHaveAttribute('href', '/profile');
  },
};

/** The preferences could not be saved. */
export const NotSaved: Story = {
  args: {
    answers: { findMatches: matchesOf(people(4)), ...failing('saveMatchPreferences') },
  },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.matchfinder.preferences.save));
    await expect(await screen.findByText(t(($) => $.matchfinder.preferences.failed))).toBeVisible();
  },
};

/** Ages in the wrong order are said at their field, and nothing is saved; once saved, the focus is with who fits. */
export const Refused: Story = {
  args: { answers: { findMatches: matchesOf(people(4)) } },
  play: async (story) => {
    const t = wordsOf(story);
    const youngest = screen.getByLabelText(t(($) => $.members.filters.minimumAge));
    const oldest = screen.getByLabelText(t(($) => $.members.filters.maximumAge));
    await userEvent.clear(youngest);
    await userEvent.type(youngest, '60');
    await userEvent.clear(oldest);
    await userEvent.type(oldest, '50');
    await press(t(($) => $.matchfinder.preferences.save));
    await waitFor(() => expect(oldest).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(oldest);
    await userEvent.type(oldest, '70');
    await press(t(($) => $.matchfinder.preferences.save));
    const heading = await screen.findByRole('heading', {
      name: t(($) => $.matchfinder.results.count, { count: 4 }),
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The answer is on its way. */
export const Loading: Story = { args: { isWaiting: true, answers: { findMatches: 'pending' } } };

export const Offline: Story = { args: { answers: { findMatches: 'network-error' } } };

/** The longest names. */
export const Stress: Story = {
  args: { answers: { findMatches: matchesOf(peopleWithLongNames()) } },
};
