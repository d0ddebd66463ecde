import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { keepFields } from '../../app/data/tab-storage.ts';
import { refused } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { keptObjection } from './ban.ts';

const meta = {
  title: 'Screens/Ban',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/ban', who: 'premium', user: { status: 'banned' } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>('main form [type="submit"]');
  if (!button) throw new Error('there is no button that objects');
  return button;
};

/** Why, since when, and the form to object. */
export const Default: Story = {};

/** An objection waits for its answer. */
export const Objected: Story = { args: { answers: { getBan: 'objected' } } };

/** It was looked at again, and the decision stays. */
export const StaysBanned: Story = { args: { answers: { getBan: 'refused' } } };

/** The six months are over. */
export const Over: Story = {
  args: {
    answers: {
      getBan: {
        ban: { ...exampleOf('getBan', 200, 'ban').ban, object_until: '2026-11-01T00:00:00Z' },
      },
    },
  },
};

/** Sent: the form gives way to what happens next. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull());
  },
};

/** What was typed before the page was loaded again is there. */
export const TypedBefore: Story = {
  beforeEach: () => {
    const { user } = exampleOf('getUser', 200, 'premium');
    const kept = keptObjection(user, exampleOf('getBan', 200, 'ban').ban.decision.id);
    keepFields(kept, { text: 'That was not me.' });
    return () => keepFields(kept, null);
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveValue('That was not me.'));
  },
};

/** Nothing was written. */
export const Refused: Story = {
  args: { answers: { objectToDecision: '422/validationFailed' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await refused();
  },
};

/** Any other page leads here. */
export const FromElsewhere: Story = {
  args: { path: '/members', answers: { searchMembers: '403/banned' } },
};

export const Failed: Story = { args: { answers: failing('getBan') } };
