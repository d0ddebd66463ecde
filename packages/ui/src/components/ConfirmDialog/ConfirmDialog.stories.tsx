import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Remove the conversation with Anna?',
    children: 'It disappears from your list. Anna keeps her copy.',
    confirmLabel: 'Remove',
    pendingLabel: 'Removing',
    cancelLabel: 'Keep',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove the conversation with Anna?',
    });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** What the caller of the last confirmed deed says of it, and when. */
let say = { begun: (): void => undefined, failed: (): void => undefined };

/** Pressed twice before anybody has said that it is on its way: that is one deed. */
export const PressedTwice: Story = {
  render: (args) => {
    const [isPending, setPending] = useState(false);
    const [error, setError] = useState<string>();
    return (
      <ConfirmDialog
        {...args}
        {...{ isPending, error }}
        onConfirm={() => {
          args.onConfirm();
          say = {
            begun: () => setPending(true),
            failed: () => {
              setPending(false);
              setError('The conversation could not be removed. Please try again.');
            },
          };
        }}
      />
    );
  },
  play: async ({ args }) => {
    const remove = await screen.findByRole('button', { name: 'Remove' });
    await userEvent.dblClick(remove);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    say.begun();
    await waitFor(() => expect(remove).toHaveAttribute('aria-disabled', 'true'));
    say.failed();
    // What has failed can be tried again.
    await screen.findByText(/could not be removed/);
    await userEvent.click(remove);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {};

/** On its way: it can be neither confirmed again nor called off. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** It failed: the reason is said, and it can be tried again. */
export const States: Story = {
  args: { error: 'The conversation could not be removed. Please try again.' },
};

export const Stress: Story = {
  args: {
    title:
      'Unterhaltung mit Maximiliane-Alexandrina Wolfeschlegelsteinhausen unwiderruflich löschen?',
    children: 'Keskustelu katoaa keskusteluluettelostasi peruuttamattomasti.',
    confirmLabel: 'Unterhaltung unwiderruflich löschen',
    cancelLabel: 'Keskustelun säilyttäminen',
    error: 'Donaudampfschifffahrtsgesellschaftsverbindungsunterbrechung',
  },
};
