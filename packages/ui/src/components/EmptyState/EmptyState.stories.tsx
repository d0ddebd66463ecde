import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChatIcon, HeartIcon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No conversations yet',
    children: 'Find somebody you like and say hello.',
    icon: <ChatIcon size="xl" />,
    action: (
      <Link href="/members" appearance="button">
        Search members
      </Link>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'No conversations yet',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Search members' })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="md">
      <EmptyState title="Only a title" />
      <EmptyState title="With words">When somebody likes you, you will see it here.</EmptyState>
      <EmptyState title="With people" people={<Card>Anna, 35</Card>} />
      <EmptyState title="With a picture" icon={<HeartIcon size="xl" />}>
        When somebody likes you, you will see it here.
      </EmptyState>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    title: 'Keine Unterhaltungsteilnehmerinnen und Unterhaltungsteilnehmer gefunden',
    children:
      'Kokeile väljempää ikähaarukkaa tai toista asuinpaikkakuntaa, niin keskustelukumppaniehdotuksia löytyy varmasti lisää.',
    action: (
      <Link href="/members" appearance="button">
        Mitgliedersuche mit erweiterten Suchkriterien fortsetzen
      </Link>
    ),
  },
};
