import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUpModel } from '@velours/machines/signUp/model';
import { SignUpWindow } from '../features/sign-up/steps/SignUpModal.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/signUp/ways' with { type: 'json' };

const Shown: StateView<typeof signUpModel.machine> = ({ snapshot, send }) => {
  if (snapshot.status !== 'active') return null;
  const flow = { snapshot, send, hasBegun: true, start: () => undefined };
  return <SignUpWindow flow={flow} onClosed={() => undefined} />;
};

const meta = {
  title: 'Machines/Sign up',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: signUpModel, ways, Shown, surroundings: { who: 'unconfirmed' } }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const AboutMeEditing: Story = { args: { view: 'aboutMe.editing' } };

export const AboutMeFailed: Story = { args: { view: 'aboutMe.failed' } };

export const AboutMeSaving: Story = { args: { view: 'aboutMe.saving' } };

export const AccountEditing: Story = { args: { view: 'account.editing' } };

export const AccountFailed: Story = { args: { view: 'account.failed' } };

export const AccountInvalid: Story = { args: { view: 'account.invalid' } };

export const AccountSubmitting: Story = { args: { view: 'account.submitting' } };

export const AccountUnanswered: Story = { args: { view: 'account.unanswered' } };

export const ConfirmEmailCoolingDown: Story = { args: { view: 'confirmEmail.coolingDown' } };

export const ConfirmEmailFailed: Story = { args: { view: 'confirmEmail.failed' } };

export const ConfirmEmailReady: Story = { args: { view: 'confirmEmail.ready' } };

export const ConfirmEmailSending: Story = { args: { view: 'confirmEmail.sending' } };

export const ConfirmEmailSent: Story = { args: { view: 'confirmEmail.sent' } };

export const ConfirmEmailTooMany: Story = { args: { view: 'confirmEmail.tooMany' } };

export const ConfirmingClose: Story = { args: { view: 'confirmingClose' } };

export const FirstMessageEditing: Story = { args: { view: 'firstMessage.editing' } };

export const FirstMessageFailed: Story = { args: { view: 'firstMessage.failed' } };

export const FirstMessageSaving: Story = { args: { view: 'firstMessage.saving' } };

export const LocationEditing: Story = { args: { view: 'location.editing' } };

export const LocationFailed: Story = { args: { view: 'location.failed' } };

export const LocationSaving: Story = { args: { view: 'location.saving' } };

export const PersonalInfoEditing: Story = { args: { view: 'personalInfo.editing' } };

export const PersonalInfoFailed: Story = { args: { view: 'personalInfo.failed' } };

export const PersonalInfoSaving: Story = { args: { view: 'personalInfo.saving' } };

export const PhotoEditing: Story = { args: { view: 'photo.editing' } };

export const PhotoFailed: Story = { args: { view: 'photo.failed' } };

export const PhotoSaving: Story = { args: { view: 'photo.saving' } };

export const PushEditing: Story = { args: { view: 'push.editing' } };

export const PushFailed: Story = { args: { view: 'push.failed' } };

export const PushSaving: Story = { args: { view: 'push.saving' } };
