import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectCountdown, selectEndsAt } from '@velours/machines/timeBonus';
import { timeBonusModel } from '@velours/machines/timeBonus/model';
import { TimeBonusChip } from '@velours/ui/blocks/TimeBonusChip';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { timeBonusProps } from '../background/time-bonus/TimeBonus.tsx';
import { useLocalFormats } from '../app/i18n/use-formats.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/timeBonus/ways' with { type: 'json' };

const Shown: StateView<typeof timeBonusModel.machine> = ({ snapshot }) => {
  const t = useTranslate();
  const formats = useLocalFormats();
  const countdown = selectCountdown(snapshot);
  const endsAt = selectEndsAt(snapshot);
  if (!countdown || endsAt === null) return null;
  return <TimeBonusChip {...timeBonusProps({ countdown, endsAt }, { t, formats })} />;
};

const meta = {
  title: 'Machines/Time bonus',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: timeBonusModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Counting: Story = { args: { view: 'counting' } };
