import type { Meta, StoryObj } from '@storybook/react-vite';
import { activationReminderModel } from '@velours/machines/activationReminder/model';
import { useTranslate } from '../app/i18n/TextsProvider.tsx';
import {
  ActivationReminderView,
  activationReminderState,
} from '../features/activation/ActivationReminder.tsx';
import type { StateView } from '../../../../.storybook/machines/shown.ts';
import { stateStories, type StateArgs } from './state-stories.tsx';
import ways from '@velours/machines/activationReminder/ways' with { type: 'json' };

const Shown: StateView<typeof activationReminderModel.machine> = ({ snapshot, send }) => (
  <ActivationReminderView
    {...activationReminderState(snapshot, useTranslate())}
    email="noor@example.org"
    returnTo="/members"
    resend={() => send({ type: 'RESEND' })}
    closeModal={() => send({ type: 'CLOSE_MODAL' })}
  />
);

const meta = {
  title: 'Machines/Activation reminder',
  tags: ['state', 'autodocs'],
  ...stateStories({ model: activationReminderModel, ways, Shown }),
} satisfies Meta<StateArgs<keyof typeof ways>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Send it events, end its calls, let time pass. */
export const Playground: Story = {};

export const AlertFailed: Story = { args: { view: 'alert.failed' } };

export const AlertIdle: Story = { args: { view: 'alert.idle' } };

export const AlertSending: Story = { args: { view: 'alert.sending' } };

export const AlertSent: Story = { args: { view: 'alert.sent' } };

export const AlertTooMany: Story = { args: { view: 'alert.tooMany' } };

export const ModalFailed: Story = { args: { view: 'modal.failed' } };

export const ModalIdle: Story = { args: { view: 'modal.idle' } };

export const ModalSending: Story = { args: { view: 'modal.sending' } };

export const ModalSent: Story = { args: { view: 'modal.sent' } };

export const ModalTooMany: Story = { args: { view: 'modal.tooMany' } };
