import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ActivationReminder } from '@velours/ui/blocks/ActivationReminder';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/parts.tsx';
import {
  reminderForm,
  selectFailure,
  selectForm,
  selectResendState,
  type activationReminderMachine,
  type ActivationFacts,
  type ReminderForm,
} from '@velours/machines/activationReminder';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { useMedia, useUser } from '../../app/data/hooks.ts';
import { useIsSignUpDialogOpen } from '../../app/navigation/sign-up-dialog.ts';
import { useAsyncActor } from '../../app/loading/actor-handle.ts';
import { useTurn } from '../../background/host.ts';
import type { ActivationReminderDialogProps } from '@velours/ui/blocks/ActivationReminder/ActivationReminderDialog';
import type { SnapshotFrom } from 'xstate';
import type { Translate } from '../../app/i18n/texts.ts';
import { failureText } from '../../app/errors/problem-text.ts';

/** Reminds a member who has not confirmed their address (spec section 4). */
export function ActivationReminderPart(): ReactNode {
  const { pathname, search } = useLocation();
  return <ActivationReminderView {...useActivationReminder()} returnTo={`${pathname}${search}`} />;
}

interface ActivationReminderViewProps extends ActivationReminderState {
  email: string;
  /** Whom a first message is for that waits for the address to be confirmed. @default nobody */
  waitsFor?: string | undefined;
  /** The page that a form without script leads back to. */
  returnTo: string;
  /** Undefined until the statechart is there: the form then posts by itself. */
  resend: (() => void) | undefined;
  closeModal: () => void;
}

/** The reminder as an alert, or as a dialog after an API sign-up on a phone. */
export function ActivationReminderView(reminder: ActivationReminderViewProps): ReactNode {
  const t = useTranslate();
  const dialog = useAsyncModule(
    () => import('@velours/ui/blocks/ActivationReminder/ActivationReminderDialog'),
    reminder.form === 'modal',
  );
  const hasTurn = useTurn(reminder.form === 'modal' && dialog !== undefined);
  if (reminder.form === 'hidden') return null;
  const props = {
    action: '/activate/error',
    hiddenFields: { return_to: reminder.returnTo },
    resendState: reminder.state,
    resendError: reminder.error,
    onResend: reminder.resend,
    labels: activationReminderLabels(t, reminder),
  };
  if (reminder.form === 'alert') return <ActivationReminder {...props} />;
  if (!dialog || !hasTurn) return null;
  return <dialog.ActivationReminderDialog {...props} isOpen onClose={reminder.closeModal} />;
}

const PHONE_MEDIA = '(max-width: 767.98px)';

/**
 * The activation reminder (spec section 4). Whether it is shown is a rule that server and browser apply alike, so that the page
 * does not move; the statechart is fetched for a member who needs it.
 */
function useActivationReminder() {
  const api = useApi();
  const t = useTranslate();
  const user = useUser();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isPhone = useMedia(PHONE_MEDIA);
  const facts = useMemo(() => activationFacts(user), [user]);
  const isSigningUp = useIsSignUpDialogOpen();
  const page = isSigningUp ? 'signup' : reminderPage(pathname);
  const isApiSignupComplete = params.has('api_signup_complete');
  const surroundings = useMemo(
    () => ({ page, isPhone, isApiSignupComplete }),
    [page, isPhone, isApiSignupComplete],
  );
  const form = reminderForm(facts, surroundings);
  const create = useCallback(async () => {
    const { createReminderActor } = await import('./reminder-actor.ts');
    return createReminderActor(api, { facts: null, ...NOWHERE });
  }, [api]);
  const { actor, snapshot } = useAsyncActor(create, form !== 'hidden');

  useEffect(() => actor?.send({ type: 'FACTS', facts }), [actor, facts]);
  useEffect(() => actor?.send({ type: 'SURROUNDINGS', surroundings }), [actor, surroundings]);

  const unasked: ActivationReminderState = { form, state: 'idle', error: undefined };
  const told = snapshot ? activationReminderState(snapshot, t) : unasked;

  return {
    ...told,
    // The statechart knows one thing more: that the dialog was closed.
    form: snapshot?.context.facts ? told.form : form,
    email: user?.email ?? '',
    waitsFor: user?.first_member?.name,
    /** Undefined until the statechart is there: the form then posts by itself. */
    resend: actor && ((): void => actor.send({ type: 'RESEND' })),
    closeModal: () => actor?.send({ type: 'CLOSE_MODAL' }),
  };
}

const NOWHERE = { page: '', isPhone: false, isApiSignupComplete: false };

type Labels = ActivationReminderDialogProps['labels'];

/** What the reminder depends on; null where nobody is logged in. */
function activationFacts(user: Schemas['User'] | null): ActivationFacts | null {
  return (
    user && {
      status: user.status,
      isProfileDisabled: user.profile.status === 'disabled',
      notificationsDisabled: user.notifications_disabled,
    }
  );
}

/** The page's name as the reminder knows it: it stays away from sign-up, settings and notifications. */
function reminderPage(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return first === 'complete-signup' ? 'signup' : first;
}

/** What the reminder shows. */
interface ActivationReminderState {
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

function activationReminderLabels(
  t: Translate,
  { email, waitsFor: name }: Pick<ActivationReminderViewProps, 'email' | 'waitsFor'>,
): Labels {
  const { waiting, ...labels } = t(($) => $.common.activationReminder, { email, name });
  return {
    ...labels,
    ...(name !== undefined && { short: waiting }),
    close: t(($) => $.common.actions.close),
  };
}
