import type { Meta, StoryObj } from '@storybook/react-vite';
import { swipeGameModel } from '@velours/machines/swipeGame/model';
import { SwipeGameView } from '../features/swipe/SwipeGameScreen.tsx';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/swipeGame/ways' with { type: 'json' };

const meta = {
  title: 'Machines/Swipe game',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: swipeGameModel, ways, Shown: SwipeGameView }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const DeckEmpty: Story = { args: { view: 'deck empty' } };

export const Loading: Story = { args: { view: 'loading' } };

export const LoadingFailed: Story = { args: { view: 'loading failed' } };

export const OutOfLikes: Story = { args: { view: 'out of likes' } };

export const OutOfLikesLimitReached: Story = { args: { view: 'out of likes: limit reached' } };

export const OutOfLikesProfileGone: Story = { args: { view: 'out of likes: profile gone' } };

export const OutOfLikesRefused: Story = { args: { view: 'out of likes: refused' } };

export const OutOfLikesUnanswered: Story = { args: { view: 'out of likes: unanswered' } };

export const Playing: Story = { args: { view: 'playing' } };

export const PlayingProfileGone: Story = { args: { view: 'playing: profile gone' } };

export const PlayingRefused: Story = { args: { view: 'playing: refused' } };

export const PlayingUnanswered: Story = { args: { view: 'playing: unanswered' } };
