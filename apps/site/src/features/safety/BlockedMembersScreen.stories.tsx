import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { press, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { peopleWithLongNames } from '../../stories/people.ts';
import { screenMeta } from '../../stories/screen.tsx';

const { blocks } = exampleOf('getBlocks', 200, 'blocks');
const [first] = blocks;

const meta = {
  title: 'Screens/Blocked members',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/blocked-members', who: 'premium' },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each with the day of the block, and the way back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(blocks.length);
  },
};

/** Hears a call, and leaves its answer as it is. */
const called = fn(() => undefined);

/** One was unblocked a moment ago; pressed twice, once. */
export const Unblocked: Story = {
  args: {
    answers: {
      unblockMember: called,
      getBlocks: (() => {
        let isFreed = false;
        return () => {
          const shown = isFreed ? blocks.slice(1) : blocks;
          isFreed = true;
          return { blocks: shown };
        };
      })(),
    },
  },
  play: async (story) => {
    const t = wordsOf(story);
    const name = first?.name ?? '';
    const unblock = screen.getByRole('button', {
      name: t(($) => $.safety.blocks.unblockFor, { name }),
    });
    // Faster than the page can say that the first press is on its way.
    unblock.click();
    unblock.click();
    await screen.findByText(t(($) => $.safety.block.undone, { name }));
    await expect(called).toHaveBeenCalledTimes(1);
  },
};

/** It could not be taken back. */
export const UnblockFailed: Story = {
  args: { answers: failing('unblockMember') },
  play: async (story) => {
    const t = wordsOf(story);
    await press(t(($) => $.safety.blocks.unblockFor, { name: first?.name ?? '' }));
    await screen.findByRole('alert');
  },
};

/** Somebody who deleted the account since. */
export const Deleted: Story = {
  args: {
    answers: {
      getBlocks: {
        blocks: blocks.slice(0, 1).map((one) => ({ ...one, name: '', thumb_filename: null })),
      },
    },
  },
  play: async (story) => {
    const t = wordsOf(story);
    const name = t(($) => $.safety.blocks.deletedMember);
    await expect(story.canvas.getByText(name)).toBeVisible();
    await expect(
      story.canvas.getByRole('button', { name: t(($) => $.safety.blocks.unblockFor, { name }) }),
    ).toBeVisible();
  },
};

export const Nobody: Story = { args: { answers: { getBlocks: 'none' } } };

export const Loading: Story = { args: { isWaiting: true, answers: { getBlocks: 'pending' } } };

export const Failed: Story = { args: { answers: failing('getBlocks') } };

export const Offline: Story = { args: { answers: { getBlocks: 'network-error' } } };

/** The longest names. */
export const Stress: Story = {
  args: {
    answers: {
      getBlocks: {
        blocks: peopleWithLongNames().map(({ id, name, kind }) => ({
          id,
          name,
          kind,
          thumb_filename: null,
          blocked_at: first?.blocked_at ?? '',
        })),
      },
    },
  },
};
