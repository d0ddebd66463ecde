import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { InfoIcon } from '../../primitives/Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'What does a message cost?',
    title: 'What a message costs',
    children: (
      <>
        <p>Sending a message costs 2 credits. Reading is free, and so are likes.</p>
        <p>
          <Link href="/pricing">All prices</Link>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'What does a message cost?' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'What a message costs' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: Story = {};

export const States: Story = {
  args: { isDefaultOpen: true, triggerIcon: <InfoIcon /> },
};

export const WithoutTitle: Story = {
  args: { isDefaultOpen: true, title: undefined, children: 'Reading is free, and so are likes.' },
};

export const Stress: Story = {
  args: {
    isDefaultOpen: true,
    label: 'Nachrichtenversandkostenübersichtserklärung einblenden',
    title: 'Viestienlähettämiskustannustenmuodostumisperiaatteet',
    children: 'Der Versand einer Nachrichteneinheit erfordert Guthabenkontingente. '.repeat(20),
  },
};
