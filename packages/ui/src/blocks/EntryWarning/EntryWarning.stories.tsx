import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { entryWarningLabels, stressEntryWarningLabels } from './EntryWarning.fixtures.ts';
import { EntryWarning } from './EntryWarning.tsx';
import type { EntryWarningDialogProps, EntryWarningProps } from './EntryWarning.types.ts';
import { EntryWarningDialog } from './EntryWarningDialog/index.ts';

type Args = Omit<EntryWarningProps, 'dialog'> & EntryWarningDialogProps;

const meta = {
  title: 'Blocks/EntryWarning',
  component: EntryWarningDialog,
  args: {
    isOpen: true,
    onEnter: fn(),
    action: '/entry-warning',
    leaveHref: 'https://www.example.org/',
    labels: entryWarningLabels,
    children: (
      <main tabIndex={-1}>
        <Button>On the page</Button>
      </main>
    ),
  },
  render: function Door(args) {
    const [isEntered, setEntered] = useState(false);
    const onEnter = (): void => {
      args.onEnter();
      setEntered(true);
    };
    const { children, isOpen, ...question } = args;
    return (
      <EntryWarning
        isOpen={isOpen && !isEntered}
        dialog={<EntryWarningDialog {...question} onEnter={onEnter} />}
      >
        {children}
      </EntryWarning>
    );
  },
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Only an answer closes it: neither Escape nor a press beside it, nor Enter pressed by habit. Then the page has the focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await screen.findByRole('alertdialog', { name: entryWarningLabels.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await expect(dialog).toBeInTheDocument();
    await expect(args.onEnter).not.toHaveBeenCalled();
    const page = canvas.getByRole('main', { hidden: true });
    await expect(page.closest('[inert]')).not.toBeNull();

    const enter = screen.getByRole('button', { name: 'I am 18 or older' });
    const leave = screen.getByRole('link', { name: 'Leave' });
    await expect(enter.className).toBe(leave.className);
    await expect(enter.offsetWidth).toBe(leave.offsetWidth);
    enter.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(page).toHaveFocus());
    await expect(dialog).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

export const States: Story = {};

export const Stress: Story = { args: { labels: stressEntryWarningLabels } };
