import type { Meta, StoryObj } from '@storybook/react-vite';
import { timeBonusModalModel } from '@velours/machines/timeBonusModal/model';
import { TimeBonusModal } from '@velours/ui/blocks/TimeBonusModal';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { timeBonusModalProps } from '../background/time-bonus/TimeBonusDialog.tsx';
import { useLocalFormats } from '../app/i18n/use-formats.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/timeBonusModal/ways' with { type: 'json' };

/** The bonus is counted by a machine of its own: timeBonus. */
const bonus = {
  countdown: { hours: '03', minutes: '41', seconds: '07' },
  endsAt: Date.parse('2026-01-01T03:41:47Z'),
};

const Shown: StateView<typeof timeBonusModalModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const modal = timeBonusModalProps(snapshot, { t, formats: useLocalFormats(), send, bonus });
  return modal && <TimeBonusModal {...modal} />;
};

const meta = {
  title: 'Machines/Time bonus modal',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: timeBonusModalModel, ways, Shown, surroundings: { who: 'free' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Open: Story = { args: { view: 'open' } };
