import type { Meta, StoryObj } from '@storybook/react-vite';
import { likeOverlayModel } from '@velours/machines/likeOverlay/model';
import { MatchOverlay } from '@velours/ui/blocks/MatchOverlay';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { likeOverlayProps } from '../features/people/LikeWindow.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/likeOverlay/ways' with { type: 'json' };

const Shown: StateView<typeof likeOverlayModel.machine> = ({ snapshot, send }) => {
  const own = { id: 'own', name: 'Bram', age: 39, main_image: null };
  const overlay = likeOverlayProps(snapshot, {
    t: useTranslate(),
    send,
    cdnPrefix: '',
    cost: 10,
    own,
  });
  return overlay && <MatchOverlay {...overlay} />;
};

const meta = {
  title: 'Machines/Like overlay',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: likeOverlayModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Match: Story = { args: { view: 'match' } };

export const NewLike: Story = { args: { view: 'new like' } };
