import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { keepFields, readFields } from '../../app/data/tab-storage.ts';
import { host } from '../../background/host.ts';
import { refused, wordsOf } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import type { ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { keptComplaint } from './complaints.ts';

const meta = {
  title: 'Screens/Complaints',
  tags: ['screen'],
  ...screenMeta,
  args: { path: '/complaints', who: 'premium', answers: { getComplaints: 'none' } },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>('main form [type="submit"]');
  if (!button) throw new Error('there is no button that sends');
  return button;
};

/** A visitor says name and address. */
export const Visitor: Story = { args: { who: 'visitor' } };

/** A member is known. */
export const Member: Story = {};

/** A like that comes does not open over what somebody types: the badge tells. */
export const LikeWhileTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getAllByRole('textbox').at(-1);
    if (!field) throw new Error('there is no field to type in');
    await userEvent.type(field, 'my complaint');
    const { profile } = exampleOf('getMember', 200);
    host.likeOverlay.send({ type: 'LIKE', news: { kind: 'new-like', profileId: profile.id } });
    await waitFor(() => expect(host.likeOverlay.getSnapshot()).toBeDefined());
    await expect(host.likeOverlay.getSnapshot()?.context.current).toBeNull();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('my complaint');
  },
};

const { user } = exampleOf('getUser', 200, 'premium');
const kept = keptComplaint(user.profile.id);

/** What was typed before the page was loaded again is there. */
export const TypedBefore: Story = {
  beforeEach: () => {
    keepFields(kept, { category: 'payment', message: 'I paid twice.' });
    return () => keepFields(kept, null);
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveValue('I paid twice.'));
    await expect(canvasElement.querySelector('[name="category"]')).toHaveValue('payment');
    await userEvent.type(field, ' Twice!');
    await expect(readFields(kept)).toEqual({
      category: 'payment',
      message: 'I paid twice. Twice!',
    });
    await userEvent.click(submit(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('main form')).toBeNull());
    await expect(readFields(kept)).toBeNull();
  },
};

/** One that waits, and one that was answered. */
export const Earlier: Story = { args: { answers: { getComplaints: 'complaints' } } };

const { complaints } = exampleOf('getComplaints', 200, 'complaints');

/** What was written in paragraphs stands in them. */
export const Paragraphs: Story = {
  args: {
    answers: {
      getComplaints: {
        complaints: complaints.map((one) => ({ ...one, text: 'I paid twice.\n\nThank you.' })),
      },
    },
  },
  play: async ({ canvas }) => {
    const [text] = canvas.getAllByText(/^I paid twice/);
    await expect(text && getComputedStyle(text).whiteSpace).toBe('pre-line');
  },
};

/** Received: the reference, and by when it is answered. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement, ...story }) => {
    const t = wordsOf(story);
    await userEvent.click(submit(canvasElement));
    const name = t(($) => $.complaints.form.sentTitle);
    const heading = await canvas.findByRole('heading', { name });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The same, reached without script. */
export const Receipt: Story = {
  args: { path: '/complaints?sent=C-2026-5P8RK3VD&by=2026-12-04', who: 'visitor' },
};

/** Something is missing. */
export const Refused: Story = {
  args: { who: 'visitor', answers: { makeComplaint: '422/validationFailed' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await refused();
  },
};

/** No answer came. */
export const NoAnswer: Story = {
  args: { answers: { getComplaints: 'none', makeComplaint: 'network-error' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await refused();
  },
};

export const Sending: Story = {
  args: { answers: { getComplaints: 'none', makeComplaint: 'pending' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(submit(canvasElement));
    await expect(submit(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = { args: { answers: failing('getComplaints') } };
