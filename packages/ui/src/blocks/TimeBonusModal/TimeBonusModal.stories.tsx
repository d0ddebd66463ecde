import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stressTimeBonusModal, timeBonusModal } from './TimeBonusModal.fixtures.ts';
import { TimeBonusModal } from './TimeBonusModal.tsx';

const meta = {
  title: 'Blocks/TimeBonusModal',
  component: TimeBonusModal,
  args: { isOpen: true, onClose: fn(), ...timeBonusModal },
} satisfies Meta<typeof TimeBonusModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The time is there to be read, not read out; every way out closes it. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: timeBonusModal.labels.title });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const timer = within(dialog).getByRole('timer', { name: 'Time left' });
    await expect(timer).toHaveTextContent('02');
    await expect(timer).not.toHaveAttribute('aria-live');
    await userEvent.click(within(dialog).getByRole('button', { name: 'No, thanks' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {};

/** As calm as at the beginning. */
export const LastMinute: Story = { args: { hours: 0, minutes: 0, seconds: 42 } };

/** Ended while it was open: it says so, and what holds now. */
export const States: Story = {
  args: { isEnded: true, hours: 0, minutes: 0, seconds: 0 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'The discount has ended' });
    await expect(within(dialog).queryByRole('timer')).toBeNull();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('normal price');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Stress: Story = { args: stressTimeBonusModal };
