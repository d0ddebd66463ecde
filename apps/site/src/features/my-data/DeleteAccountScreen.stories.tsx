import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleOf } from '@velours/api-client/testing/examples';
import { press, refused, sendForm, wordsOf, type Acted } from '../../stories/acting.ts';
import { failing } from '../../stories/answers.ts';
import { keepFields } from '../../app/data/tab-storage.ts';
import type { OpenedScreen, ScreenArgs } from '../../stories/open-screen.ts';
import { screenMeta } from '../../stories/screen.tsx';
import { keptDeletion } from './my-data.ts';

const kept = keptDeletion(exampleOf('getUser', 200, 'premium').user);
const { order } = exampleOf('getOrder', 200, 'completed');
const open = {
  state: 'open',
  until: '2026-12-05T00:00:00Z',
  unused_credits: 80,
  amount: 1308,
} as const;
const withOpenOrder = {
  getOrders: { ...exampleOf('getOrders', 200), orders: [{ ...order, withdrawal: open }] },
};

const meta = {
  title: 'Screens/Delete account',
  tags: ['screen'],
  ...screenMeta,
  args: {
    path: '/settings/delete',
    who: 'premium',
    user: { credits: 80 },
    answers: withOpenOrder,
  },
} satisfies Meta<ScreenArgs>;

export default meta;

type Story = StoryObj<typeof meta>;

async function toPassword(story: Acted): Promise<void> {
  const t = wordsOf(story);
  await press(t(($) => $.mydata.deletion.explain.submit));
  const title = t(($) => $.mydata.deletion.verify.title);
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
}

async function toLastWord(story: Acted): Promise<void> {
  await toPassword(story);
  await sendForm({ password: 'velours-demo-1' });
  const title = wordsOf(story)(($) => $.mydata.deletion.confirm.title);
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
}

/** Credits are left, and a purchase can still be withdrawn from: that is told first. */
export const Default: Story = {};

/** Credits are left, and nothing can be paid back for them any more. */
export const NothingBack: Story = {
  args: { answers: { getOrders: { ...withOpenOrder.getOrders, orders: [] } } },
};

export const NoCredits: Story = { args: { who: 'free', user: { credits: 0 } } };

export const Password: Story = { play: async (story) => toPassword(story) };

export const WrongPassword: Story = {
  args: { answers: { ...withOpenOrder, confirmDeletion: '422/passwordWrong' } },
  play: async (story) => {
    await toPassword(story);
    await sendForm({ password: 'another one' });
    await refused();
  },
};

export const LastWord: Story = { play: async (story) => toLastWord(story) };

/** Back and Forward go a step each; what was typed stays, but for a password that was accepted. */
export const BackAndForward: Story = {
  play: async (story) => {
    const t = wordsOf(story);
    const { router } = story.loaded['screen'] as OpenedScreen;
    const arrived = async (step: 'explain' | 'verify' | 'confirm'): Promise<void> => {
      const name = t(($) => $.mydata.deletion[step].title);
      await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
    };
    const cost = (): HTMLElement =>
      screen.getByRole('radio', { name: t(($) => $.mydata.deletion.reasons.cost) });
    const password = (): HTMLElement => screen.getByLabelText(t(($) => $.mydata.password));
    await toPassword(story);
    await userEvent.click(cost());
    await userEvent.type(password(), 'velours-demo', { delay: null });
    await router.navigate(-1);
    await arrived('explain');
    await router.navigate(1);
    await arrived('verify');
    await expect(cost()).toBeChecked();
    await expect(password()).toHaveValue('velours-demo');
    await sendForm({ password: 'velours-demo-1' });
    await arrived('confirm');
    await router.navigate(-1);
    await arrived('verify');
    await expect(cost()).toBeChecked();
    await expect(password()).toHaveValue('');
    await router.navigate(1);
    await arrived('confirm');
  },
};

/** The last word after a reload: the password is asked for again, and the reason is still chosen. */
export const Reloaded: Story = {
  args: { path: '/settings/delete?step=confirm' },
  beforeEach: () => {
    keepFields(kept, { reason: 'cost' });
    return () => keepFields(kept, null);
  },
  play: async (story) => {
    const t = wordsOf(story);
    const title = t(($) => $.mydata.deletion.verify.title);
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const name = t(($) => $.mydata.deletion.reasons.cost);
    await waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked());
    await sendForm({ password: 'velours-demo-1' });
    const last = t(($) => $.mydata.deletion.confirm.title);
    await waitFor(() => expect(screen.getByRole('heading', { name: last })).toHaveFocus());
  },
};

/** On its way: what is done leads to another page. */
export const Deleting: Story = {
  args: { answers: { ...withOpenOrder, deleteAccount: 'pending' } },
  play: async (story) => {
    await toLastWord(story);
    const name = wordsOf(story)(($) => $.mydata.deletion.confirm.submit);
    await press(name);
    await waitFor(() =>
      expect(document.querySelector('main form button[type="submit"]')).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** The last word came after a quarter of an hour: the password is asked for again. */
export const TookTooLong: Story = {
  args: { answers: { ...withOpenOrder, deleteAccount: '410/confirmationExpired' } },
  play: async (story) => {
    await toLastWord(story);
    const t = wordsOf(story);
    await press(t(($) => $.mydata.deletion.confirm.submit));
    await expect(
      await screen.findByText(t(($) => $.errors.codes.confirmation_expired)),
    ).toBeVisible();
  },
};

export const Failed: Story = { args: { answers: failing('getOrders') } };
