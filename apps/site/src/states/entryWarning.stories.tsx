import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectIsOpen } from '@velours/machines/entryWarning';
import { entryWarningModel } from '@velours/machines/entryWarning/model';
import { EntryWarning } from '@velours/ui/blocks/EntryWarning';
import { EntryWarningDialog } from '@velours/ui/blocks/EntryWarning/EntryWarningDialog';
import { useSettings } from '../app/data/hooks.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { entryWarningProps } from '../features/entry-warning/EntryQuestion.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/entryWarning/ways' with { type: 'json' };

const Shown: StateView<typeof entryWarningModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const { minimum_age: minimumAge } = useSettings();
  return (
    <EntryWarning
      isOpen={selectIsOpen(snapshot)}
      dialog={
        <EntryWarningDialog
          {...entryWarningProps({ t, minimumAge })}
          onEnter={() => send({ type: 'DISMISS' })}
        />
      }
    >
      <p />
    </EntryWarning>
  );
};

const meta = {
  title: 'Machines/Entry warning',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: entryWarningModel, ways, Shown, surroundings: { who: 'visitor' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Open: Story = { args: { view: 'open' } };
