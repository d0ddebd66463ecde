import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import type { Answer } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { people, peopleWithLongNames } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';

/** Likes from and to all these members. */
const likesOf = (profiles: ReturnType<typeof people>): Answer<'getLikes'> => {
  const example = exampleOf('getLikes', 200);
  const at = example.matches[0]?.created_at ?? '';
  return {
    profiles: profiles.map((card) => ({ ...card, liked: true, likes_me: true, match: true })),
    liked_by: profiles.map(({ id }, index) => ({ id, like_new: index < 3, created_at: at })),
    given: profiles.map(({ id }) => ({ id, created_at: at })),
    matches: profiles.map(({ id }) => ({ id, created_at: at })),
  };
};

const meta = {
  title: 'Screens/Likes',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/likes', who: 'premium', answers: { getLikes: likesOf(people(12)) } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Who likes the member, counted; new ones say so. */
export const Received: Story = {
  play: async ({ canvas, ...story }) => {
    const title = wordsOf(story)(($) => $.likes.received.title, { count: 12 });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
};

/** Whom the member likes. */
export const Given: Story = { args: { path: '/likes/given' } };

/** A like was taken back: its card is gone, and it can be put back. */
export const Unliked: Story = {
  args: {
    path: '/likes/given',
    answers: {
      getLikes: (() => {
        const all = people(12);
        let isTaken = false;
        return ({ method }: { method: string }) => {
          if (method !== 'GET') return likesOf(all);
          const shown = likesOf(isTaken ? all.slice(1) : all);
          isTaken = true;
          return shown;
        };
      })(),
    },
  },
  play: async ({ canvas, ...story }) => {
    const t = wordsOf(story);
    const [heart] = canvas.getAllByRole('button', { pressed: true });
    if (!heart) throw new Error('nobody is liked');
    await userEvent.click(heart);
    const undo = t(($) => $.likes.undo);
    await screen.findByRole('button', { name: new RegExp(`^${undo}: .+`) });
  },
};

/** Who likes each other. */
export const Matches: Story = { args: { path: '/likes/matches' } };

/** One new like, one given, one match: the contract's example. */
export const Few: Story = { args: { answers: {} } };

/** No likes yet, and where to find whom to like. */
export const NoLikes: Story = { args: { answers: { getLikes: 'none' } } };

export const NoneGiven: Story = {
  args: { path: '/likes/given', answers: { getLikes: 'none' } },
};

export const NoMatches: Story = {
  args: { path: '/likes/matches', answers: { getLikes: 'none' } },
};

/** The answer is on its way. */
export const Loading: Story = { args: { isWaiting: true, answers: { getLikes: 'pending' } } };

export const Failed: Story = { args: { answers: failing('getLikes') } };

export const Offline: Story = { args: { answers: { getLikes: 'network-error' } } };

/** The longest names. */
export const Stress: Story = { args: { answers: { getLikes: likesOf(peopleWithLongNames()) } } };
