import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { ToastMessage } from './Toast.types.ts';
import { Toasts } from './Toast.tsx';
import { createToastQueue, showToast } from './toast-queue.ts';

const labels = { region: 'Messages', close: 'Close' };

const meta = {
  title: 'Components/Toast',
  component: Toasts,
  args: { queue: createToastQueue(), labels },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Toasts>;

export default meta;

type Story = StoryObj<typeof meta>;

const Shown = ({ messages }: { messages: readonly ToastMessage[] }) => {
  const [queue] = useState(() => createToastQueue(messages.length));
  useEffect(() => {
    // For good: a story has no clock.
    for (const message of messages) queue.add(message);
    return () => queue.clear();
  }, [messages, queue]);
  return <Toasts queue={queue} labels={labels} />;
};

const settled = async (): Promise<void> => {
  const page = within(document.body);
  await page.findAllByRole('alertdialog');
  await waitFor(() =>
    expect(document.getAnimations().filter((one) => one.playState === 'running')).toHaveLength(0),
  );
};

export const Default: Story = {
  render: function Render() {
    const [queue] = useState(createToastQueue);
    return (
      <>
        <Button onPress={() => showToast(queue, { tone: 'danger', title: 'Not removed' })}>
          Remove
        </Button>
        <Toasts queue={queue} labels={labels} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const page = within(document.body);
    const button = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(button);
    const region = await page.findByRole('region', { name: /Messages/ });
    await waitFor(() => expect(within(region).getByText('Not removed')).toBeVisible());
    // It does not take the focus; F6 leads there.
    await expect(button).toHaveFocus();
    const toast = within(region).getByRole('alertdialog');
    await expect(toast.getBoundingClientRect().width).toBeLessThanOrEqual(350);
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByText('Not removed')).toBeNull());
  },
};

export const Playground: Story = {
  render: () => <Shown messages={[{ title: 'Photo removed' }]} />,
  play: settled,
};

const everyTone: readonly ToastMessage[] = [
  { tone: 'success', title: 'Photo added', text: 'We look at it before others can see it.' },
  { tone: 'warning', title: 'You have 10 credits left' },
  {
    tone: 'danger',
    title: 'The conversation could not be removed',
    action: { label: 'Try again', onPress: () => undefined },
  },
];

export const States: Story = { render: () => <Shown messages={everyTone} />, play: settled };

const undone = fn();

/** Something that was done can be taken back: what was pressed is gone, so the focus comes here. */
export const Undo: Story = {
  render: () => (
    <Shown messages={[{ title: 'Photo removed', action: { label: 'Undo', onPress: undone } }]} />
  ),
  play: async () => {
    await settled();
    const page = within(document.body);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByText('Photo removed')).toBeNull());
    await expect(undone).toHaveBeenCalledTimes(1);
  },
};

/** While it has the focus that came to it by itself, its clock stands still. */
export const UndoStays: Story = {
  render: function Render() {
    const [queue] = useState(createToastQueue);
    useEffect(() => {
      queue.add(
        { title: 'Photo removed', action: { label: 'Undo', onPress: undone } },
        { timeout: 2_000 },
      );
      return () => queue.clear();
    }, [queue]);
    return <Toasts queue={queue} labels={labels} />;
  },
  play: async () => {
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await new Promise((resolve) => {
      setTimeout(resolve, 2_500);
    });
    await expect(undo).toBeVisible();
    await expect(undo).toHaveFocus();
  },
};

/** A dialog makes the page behind it inert, but not the messages. */
export const OverADialog: Story = {
  render: () => (
    <>
      <Shown messages={[{ tone: 'success', title: 'Saved' }]} />
      <Dialog isOpen title="Settings" closeLabel="Close the dialog">
        A dialog
      </Dialog>
    </>
  ),
  play: async () => {
    await settled();
    const page = within(document.body);
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByText('Saved')).toBeNull());
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
};

const longest: readonly ToastMessage[] = [
  {
    tone: 'danger',
    title: 'Nachrichtenübermittlungsfehlerbenachrichtigung',
    text: 'Käyttäjätunnuksesi sähköpostivahvistuksen uudelleenlähettäminen epäonnistui. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
];

export const Stress: Story = { render: () => <Shown messages={longest} />, play: settled };
