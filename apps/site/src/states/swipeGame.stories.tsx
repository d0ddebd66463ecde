import type { Meta, StoryObj } from '@storybook/react-vite';
import { swipeGameModel } from '@velours/machines/swipeGame/model';
import { SwipeDeck } from '@velours/ui/blocks/SwipeDeck';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { swipeGameProps } from '../view-models/swipe-game.ts';
import { useFormats } from '../wiring/use-formats.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from './ways/swipeGame.gen.json' with { type: 'json' };

const Shown: StateView<typeof swipeGameModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const formats = useFormats();
  const actions = {
    search: (
      <Link appearance="button" href="/members">
        {t(($) => $.swipe.empty.search)}
      </Link>
    ),
    retry: <Button onPress={() => send({ type: 'RETRY' })}>{t(($) => $.swipe.error.retry)}</Button>,
  };
  return <SwipeDeck {...swipeGameProps(snapshot, { t, formats, send, actions })} />;
};

const meta = {
  title: 'Machines/Swipe game',
  tags: ['state'],
  ...stateStories({ model: swipeGameModel, ways, Shown }),
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
