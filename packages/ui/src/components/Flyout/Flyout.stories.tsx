import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { ChevronDownIcon, SettingsIcon, UserIcon } from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Flyout } from './Flyout.tsx';
import { FlyoutLink, FlyoutList } from './FlyoutItem.tsx';

const links = (
  <FlyoutList>
    <FlyoutLink href="/profile" icon={<UserIcon />} isCurrent>
      My profile
    </FlyoutLink>
    <FlyoutLink href="/settings" icon={<SettingsIcon />}>
      Settings
    </FlyoutLink>
  </FlyoutList>
);

const meta = {
  title: 'Components/Flyout',
  component: Flyout,
  args: {
    trigger: (
      <>
        Account <ChevronDownIcon size="sm" />
      </>
    ),
    label: 'Account',
    children: links,
  },
} satisfies Meta<typeof Flyout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    const panel = () => canvas.queryByRole('group', { name: 'Account' });
    await expect(panel()).toBeNull();
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(panel()).toBeNull());
  },
};

export const Playground: Story = { args: { isBordered: true } };

export const States: Story = {
  render: (args) => (
    <Inline gap="lg">
      <Flyout {...args} label="Rest" />
      <ForceState state="hover">
        <Flyout {...args} label="Hover" />
      </ForceState>
      <ForceState state="focus">
        <Flyout {...args} label="Focus" />
      </ForceState>
      <Flyout {...args} label="Bordered" isBordered />
    </Inline>
  ),
};

/** Opened, with long entries. */
export const Stress: Story = {
  args: {
    children: (
      <FlyoutList>
        <FlyoutLink href="/a" isCurrent>
          Benachrichtigungseinstellungen und Datenschutzgrundverordnungsauskünfte
        </FlyoutLink>
        <FlyoutLink href="/b">Käyttäjätunnussähköpostivahvistusuudelleenlähetys</FlyoutLink>
      </FlyoutList>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(trigger);
    const panel = canvas.getByRole('group', { name: 'Account' });
    await waitFor(() => expect(panel).toBeVisible());
    // What is open stays in sight, whatever the browser takes its trigger for.
    trigger.style.visibility = 'hidden';
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const { left, top } = panel.getBoundingClientRect();
    await expect(panel).toContainElement(
      document.elementFromPoint(left + 16, top + 16) as HTMLElement | null,
    );
    trigger.style.visibility = '';
  },
};
