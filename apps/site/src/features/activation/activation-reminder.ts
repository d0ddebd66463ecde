import type { ActivationReminderDialogProps } from '@velours/ui/blocks/ActivationReminder/ActivationReminderDialog';
import {
  selectFailure,
  selectForm,
  selectResendState,
  type activationReminderMachine,
  type ActivationFacts,
  type ReminderForm,
} from '@velours/machines/activationReminder';
import type { SnapshotFrom } from 'xstate';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureText } from '../../app/errors/problem-text.ts';

type Labels = ActivationReminderDialogProps['labels'];

/** What the reminder depends on; null where nobody is logged in. */
export function activationFacts(user: Schemas['User'] | null): ActivationFacts | null {
  return (
    user && {
      status: user.status,
      isProfileDisabled: user.profile.status === 'disabled',
      notificationsDisabled: user.notifications_disabled,
    }
  );
}

/** The page's name as the reminder knows it: it stays away from sign-up, settings and notifications. */
export function reminderPage(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return first === 'complete-signup' ? 'signup' : first;
}

/** What the reminder shows. */
export interface ActivationReminderState {
  form: ReminderForm;
  state: ActivationReminderDialogProps['resendState'];
  /** Why no other mail was sent. */
  error: string | undefined;
}

/** What the statechart says of the reminder. */
export function activationReminderState(
  snapshot: SnapshotFrom<typeof activationReminderMachine>,
  t: Translate,
): ActivationReminderState {
  const state = selectResendState(snapshot);
  const failure = selectFailure(snapshot);
  return {
    form: selectForm(snapshot),
    state: state === 'tooMany' ? 'failed' : state,
    error: failure ? failureText(t, failure) : undefined,
  };
}

export function activationReminderLabels(t: Translate, email: string): Labels {
  return {
    ...t(($) => $.common.activationReminder, { email }),
    close: t(($) => $.common.actions.close),
  };
}
