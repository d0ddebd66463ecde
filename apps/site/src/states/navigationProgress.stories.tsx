import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectProgress } from '@velours/machines/navigationProgress';
import { navigationProgressModel } from '@velours/machines/navigationProgress/model';
import { RouteProgress } from '@velours/ui/components/RouteProgress';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/navigationProgress/ways' with { type: 'json' };

const Shown: StateView<typeof navigationProgressModel.machine> = ({ snapshot }) => {
  const t = useTranslate();
  return (
    <RouteProgress state={selectProgress(snapshot)} label={t(($) => $.common.states.loadingPage)} />
  );
};

const meta = {
  title: 'Machines/Navigation progress',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: navigationProgressModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Finishing: Story = { args: { view: 'finishing' } };

export const Running: Story = { args: { view: 'running' } };

export const Still: Story = { args: { view: 'still' } };
