import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../components/Link/index.ts';
import { entryWarningLabels, stressEntryWarningLabels } from './EntryWarning.fixtures.ts';
import { EntryWarning } from './EntryWarning.tsx';

const meta = {
  title: 'Blocks/EntryWarning',
  component: EntryWarning,
  args: {
    isOpen: true,
    onEnter: fn(),
    leaveHref: 'https://www.example.org/',
    labels: entryWarningLabels,
  },
} satisfies Meta<typeof EntryWarning>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Only an answer closes it: neither Escape nor a press beside it, nor Enter pressed by habit. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: entryWarningLabels.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    const backdrop = dialog.parentElement?.parentElement;
    if (backdrop) await userEvent.click(backdrop);
    await expect(dialog).toBeInTheDocument();
    await expect(args.onEnter).not.toHaveBeenCalled();

    const enter = screen.getByRole('button', { name: 'I am 18 or older' });
    const leave = screen.getByRole('link', { name: 'Leave' });
    await expect(enter.className).toBe(leave.className);
    await expect(enter.offsetWidth).toBe(leave.offsetWidth);
    await userEvent.tab();
    await expect(enter).toHaveFocus();
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Playground: Story = {};

/** With what a visitor may want to read before answering. */
export const States: Story = {
  args: {
    children: (
      <>
        Read our <Link href="/terms">terms</Link> and how we handle{' '}
        <Link href="/privacy">your privacy</Link>.
      </>
    ),
  },
};

export const Stress: Story = { args: { labels: stressEntryWarningLabels } };
