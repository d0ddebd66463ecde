import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BlockIcon, FlagIcon, MoreIcon, TrashIcon, UserIcon } from '../../primitives/Icon/index.ts';
import { Menu } from './Menu.tsx';

const items = [
  { id: 'profile', label: 'View profile', href: '/members/1', icon: <UserIcon /> },
  { id: 'report', label: 'Report', icon: <FlagIcon /> },
  { id: 'block', label: 'Block', icon: <BlockIcon /> },
  { id: 'remove', label: 'Remove conversation', icon: <TrashIcon />, tone: 'danger' as const },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { label: 'More', items, onAction: fn() },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await focused('View profile');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Report');
    await userEvent.keyboard('{End}');
    await focused('Remove conversation');
    // Typing ahead goes to the item that begins so.
    await userEvent.keyboard('b');
    await focused('Block');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('block');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: Story = {};

/** Escape closes it and chooses nothing. */
export const Escape: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Opened by what was pressed before its code arrived: on its first item, and the focus comes back to what stands there now. */
export const PressedBefore: Story = {
  args: { isDefaultOpen: true },
  play: async ({ canvas }) => {
    await screen.findByRole('menu');
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await focused('View profile');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    // From then on as any other: its end is an arrow away.
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await focused('Remove conversation');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** Open, with an item that cannot be chosen now. */
export const States: Story = {
  args: {
    isDefaultOpen: true,
    triggerIcon: <MoreIcon />,
    items: items.map((item) => (item.id === 'report' ? { ...item, isDisabled: true } : item)),
  },
};

export const Stress: Story = {
  args: {
    isDefaultOpen: true,
    label: 'Weitere Bearbeitungsmöglichkeiten dieser Unterhaltung',
    items: [
      ...items,
      {
        id: 'long',
        label: 'Benachrichtigungseinstellungen dieser Unterhaltung unwiderruflich zurücksetzen',
      },
      { id: 'longer', label: 'Käyttäjätunnussähköpostivahvistusuudelleenlähetys' },
    ],
  },
};
