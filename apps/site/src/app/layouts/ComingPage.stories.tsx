import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingPage } from './ComingPage.tsx';

const meta = {
  title: 'Screens/Behaviour/Coming page',
  component: ComingPage,
} satisfies Meta<typeof ComingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Search, likes and the match finder: people. */
export const People: Story = { args: { path: '/members' } };

/** A profile: its photo, and what they say. */
export const Profile: Story = { args: { path: '/members/1' } };

/** The others: lines. */
export const Lines: Story = { args: { path: '/chats' } };
