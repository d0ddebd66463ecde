import type { Meta, StoryObj } from '@storybook/react-vite';
import { geolocationModel } from '@velours/machines/geolocation/model';
import { useUser } from '../app/data/hooks.ts';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import { SignUpLocationView } from '../features/sign-up/steps/DeviceSteps.tsx';
import { stepper } from '../features/sign-up/steps/stepper.ts';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/geolocation/ways' with { type: 'json' };

/** The step of sign-up that asks where one is; sign-up itself is a machine of its own. */
const Shown: StateView<typeof geolocationModel.machine> = ({ snapshot, send }) => {
  const t = useTranslate();
  const user = useUser();
  if (!user) return null;
  return (
    <SignUpLocationView
      frame={{
        ...stepper(t, ['photo', 'location', 'personalInfo', 'aboutMe', 'confirmEmail']),
        action: '/complete-signup',
        onSkip: () => undefined,
      }}
      user={user}
      failure={null}
      onSave={() => undefined}
      {...{ snapshot, send }}
    />
  );
};

const meta = {
  title: 'Machines/Geolocation',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: geolocationModel, ways, Shown, surroundings: { who: 'unconfirmed' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const Asking: Story = { args: { view: 'asking' } };

export const Denied: Story = { args: { view: 'denied' } };

export const FailedDenied: Story = { args: { view: 'failed: denied' } };

export const FailedTimeout: Story = { args: { view: 'failed: timeout' } };

export const FailedUnavailable: Story = { args: { view: 'failed: unavailable' } };

export const Located: Story = { args: { view: 'located' } };

export const PlaceUnknown: Story = { args: { view: 'place unknown' } };

export const Prompt: Story = { args: { view: 'prompt' } };
