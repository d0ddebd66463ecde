import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.types.ts';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    title: 'Create your account',
    closeLabel: 'Close',
    children: 'A name, your date of birth and an e-mail address is all it takes.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page with a button that opens the dialog, as a page would. */
const Opened = (props: Partial<DialogProps>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Create your account"
        closeLabel="Close"
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Stack>
          <TextField label="Name" name="name" />
          <Button onPress={() => setOpen(false)}>Save</Button>
        </Stack>
      </Dialog>
    </>
  );
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Create your account' });
};

/** A close watcher of the browser (WHATWG HTML section 6.9), which Android's Back asks to close. */
interface Watcher extends EventTarget {
  requestClose(): void;
  destroy(): void;
}

const watchers = new Set<Watcher>();

const hearWatchers = (): (() => void) => {
  const page = globalThis as unknown as { CloseWatcher: new () => Watcher };
  const Native = page.CloseWatcher;
  page.CloseWatcher = class extends Native {
    constructor() {
      super();
      watchers.add(this);
      this.addEventListener('close', () => watchers.delete(this));
    }
    override destroy(): void {
      super.destroy();
      watchers.delete(this);
    }
  };
  return () => {
    page.CloseWatcher = Native;
  };
};

const pressBack = (): void => [...watchers].at(-1)?.requestClose();

export const Default: Story = {
  render: () => <Opened />,
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    // Focus goes round inside and never out.
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** Where a scroll bar was, the window has the root's colour: as dark as the rest while the dialog is open. */
export const BesideScrollBar: Story = {
  name: 'Beside a scroll bar',
  parameters: { controls: { disable: true } },
  render: () => <Opened />,
  play: async () => {
    const colour = (element: Element): string => getComputedStyle(element).backgroundColor;
    const root = document.documentElement;
    const before = colour(root);
    await expect(colour(document.body)).not.toBe(before);
    const dialog = await open();
    await expect(colour(root)).toBe(colour(dialog.closest('body > *') ?? dialog));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(colour(root)).toBe(before));
  },
};

export const Playground: Story = { args: { size: 'md' } };

/** In the middle of something: neither Escape nor Back nor a press beside it closes it; its own button does. */
export const NotDismissable: Story = {
  render: () => <Opened isDismissable={false} isKeyboardDismissDisabled />,
  beforeEach: hearWatchers,
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    for (let press = 0; press < 2; press += 1) {
      await expect(watchers.size).toBe(1);
      pressBack();
    }
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    // Seen once it has come in.
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

/** On Android, Back closes the dialog, and the page stays. */
export const ClosedByBack: Story = {
  render: () => <Opened />,
  beforeEach: hearWatchers,
  play: async () => {
    await open();
    pressBack();
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await waitFor(() => expect(watchers.size).toBe(0));
  },
};

export const States: Story = {
  args: {
    footer: (
      <>
        <Button variant="outline" tone="neutral">
          Cancel
        </Button>
        <Button>Save</Button>
      </>
    ),
  },
};

const lines = Array.from({ length: 24 }, (_, index) => (
  <p key={index}>Käyttäjätunnuksesi sähköpostivahvistuksen uudelleenlähettäminen</p>
));

/** Longer than the window: with the field in it the keyboard scrolls it, so that it is no stop of its own. */
export const LongForm: Story = {
  args: {
    size: 'sm',
    children: (
      <Stack>
        {lines}
        <TextField label="Name" name="name" />
      </Stack>
    ),
    footer: <Button>Save</Button>,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Close' }).focus();
    await expect(dialog.queryByRole('region')).toBeNull();
    for (const [role, name] of [
      ['textbox', 'Name'],
      ['button', 'Save'],
      ['button', 'Close'],
    ] as const) {
      await userEvent.tab();
      await expect(dialog.getByRole(role, { name })).toHaveFocus();
    }
  },
};

/** Longer than the window, and nothing in it to stop at: a region with the dialog's name, to be scrolled. */
export const LongText: Story = {
  args: { size: 'sm', children: <Stack>{lines}</Stack>, footer: <Button>Save</Button> },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Close' }).focus();
    const region = await dialog.findByRole('region', { name: 'Create your account' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};

/** Fills the screen of a phone. */
export const FullScreenOnPhone: Story = { args: { isFullScreenOnPhone: true } };

export const Stress: Story = {
  args: {
    size: 'sm',
    title: 'Datenschutzgrundverordnungsinformationspflichten und Benachrichtigungen',
    children: <Stack>{lines}</Stack>,
    footer: <Button isFullWidth>Einverständniserklärung unwiderruflich bestätigen</Button>,
  },
};

export const SizeSmall: Story = { tags: ['sheet'], args: { size: 'sm' } };
export const SizeLarge: Story = { tags: ['sheet'], args: { size: 'lg' } };
export const SizeExtraLarge: Story = { tags: ['sheet'], args: { size: 'xl' } };
