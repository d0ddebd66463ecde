import { useState, type ReactNode, useMemo } from 'react';
import { AboutStep } from '@velours/ui/blocks/SignUpForm/AboutStep';
import { ConfirmStep } from '@velours/ui/blocks/SignUpForm/ConfirmStep';
import { PersonalStep } from '@velours/ui/blocks/SignUpForm/PersonalStep';
import {
  type SignUpEvent,
  selectFirstMessage,
  selectIsPending,
  selectResendState,
  selectStep,
  selectSteps,
  selectValues,
} from '@velours/machines/signUp';
import { useInterests, useSettings, useUser } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { interestOptions, personalFields } from '../../people/profile-options.ts';
import { AFTER_SIGN_UP } from '../../../app/navigation/safe-next.ts';
import { failureErrors, failureText, type AnyFailure } from '../../../app/errors/problem-text.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';
import { useOwnPhotos } from '../../photos/use-own-photos.ts';
import { keepSkip, keepTyped, readSignUp } from './kept-sign-up.ts';
import { personalChanges, profileParts } from '../sign-up.ts';
import { SignUpFirstMessage, useSuggestions } from './SignUpFirstMessage.tsx';
import { SignUpLocation, SignUpPhoto, SignUpPush, useLocationAhead } from './DeviceSteps.tsx';
import { type FlowStep, stepper } from './stepper.ts';
import { stepFailure } from './sign-up-actor.ts';

interface SignUpStepsProps {
  /** Undefined on the server and until the statechart runs: the first step after the account. */
  snapshot: SignUpSnapshot | undefined;
  send: (event: SignUpEvent) => void;
  /** The account step stood here before. @default false */
  isSequel?: boolean | undefined;
  /** 2 where the page around it has a title of its own. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where it goes on from the last step. @default the member whose page it was begun on, else members who fit */
  continueHref?: string | undefined;
  /** Why a photo that was sent without script was refused. */
  refusal?: AnyFailure | null | undefined;
}

const ACTION = '/complete-signup';

/** The steps after the account (spec section 2), each saved or skipped, then the mail to confirm. What is typed is kept over a reload. */
export function SignUpSteps(props: SignUpStepsProps): ReactNode {
  const memberId = useUser()?.id;
  return (
    <div
      onChange={({ target }) => {
        const { form } = target as HTMLInputElement;
        if (form && memberId !== undefined) keepTyped(memberId, new FormData(form));
      }}
    >
      <StepOnScreen {...props} />
    </div>
  );
}

function StepOnScreen({
  snapshot,
  send,
  isSequel,
  headingLevel,
  continueHref,
  refusal = null,
}: SignUpStepsProps): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const settings = useSettings();
  const view = stepsView(snapshot);
  const [firstStep] = useState(view.step);
  // Here and not in its step: what is on its way goes on while the member is at a later one.
  const photos = useOwnPhotos(view.step === 'photo');
  const said = snapshot ? selectValues(snapshot) : {};
  const isLater = (step: FlowStep): boolean => view.steps.indexOf(step) > 0;
  const interests = useInterests(isLater('aboutMe') && view.step !== 'photo');
  useLocationAhead(user, isLater('location'));
  useSuggestions(said, isLater('firstMessage'));
  const memberId = user?.id;
  // As a reload found it. What is typed from then on stands in the form.
  const kept = useMemo(
    () => (memberId === undefined ? null : readSignUp(memberId)),
    // oxlint-disable-next-line react/exhaustive-deps -- read anew for each step
    [memberId, view.step],
  );
  if (!user) return null;

  const typed = kept?.step === view.step ? kept.typed : undefined;
  const fields = typed && Object.fromEntries(typed);
  // Written with the account, or in the step for it.
  const hasWritten =
    user.first_member !== null ||
    (snapshot !== undefined &&
      (selectFirstMessage(snapshot) !== null ||
        (selectValues(snapshot).signup_message ?? '').trim() !== ''));
  const answered: Partial<Record<FlowStep, boolean>> = {
    ...profileParts(user.profile),
    firstMessage: hasWritten,
  };
  // A photo goes out as it is chosen: passing its step by takes nothing back.
  const isSkipped = (step: FlowStep): boolean =>
    answered[step] === false || (step !== 'photo' && kept?.skipped?.includes(step) === true);
  const skip = (): void => {
    keepSkip(user.id);
    send({ type: 'SKIP' });
  };
  const frame = {
    ...stepper(t, view.steps, isSkipped),
    action: ACTION,
    headingLevel,
    takesFocus: isSequel === true || view.step !== firstStep,
    isPending: view.isPending,
    onSkip: skip,
  };
  const save = (values: object): void => send({ type: 'SAVE', values: { ...values } });

  switch (view.step) {
    case 'location':
      return (
        <SignUpLocation
          frame={frame}
          user={user}
          typed={fields}
          failure={view.failure}
          onSave={(values) => save(values)}
        />
      );
    case 'firstMessage':
      return (
        <SignUpFirstMessage
          frame={frame}
          user={user}
          said={said}
          written={fields ?? (snapshot ? selectFirstMessage(snapshot) : null)}
          failure={view.failure}
          onSave={save}
        />
      );
    case 'personalInfo': {
      const asked = personalFields(t, settings.visible_profile_fields);
      return (
        <PersonalStep
          {...frame}
          fields={asked}
          defaultValues={
            fields ?? Object.fromEntries(asked.map(({ name }) => [name, user.profile[name] ?? '']))
          }
          onSubmit={(values) =>
            save(
              personalChanges(
                user.profile,
                asked.map(({ name }) => name),
                values,
              ),
            )
          }
          errors={failureErrors(
            t,
            view.failure,
            asked.map(({ name }) => name),
          )}
          labels={{
            ...t(($) => $.signup.step),
            ...t(($) => $.signup.personal),
            choose: t(($) => $.common.form.notSaid),
          }}
        />
      );
    }
    case 'aboutMe':
      return (
        <AboutStep
          {...frame}
          interests={interestOptions(t, interests)}
          defaultValues={
            typed
              ? {
                  about_me: fields?.['about_me'] ?? '',
                  interests: typed.flatMap(([name, value]) => (name === 'interests' ? value : [])),
                }
              : user.profile
          }
          onSubmit={({ about_me, interests: chosen }) =>
            // Without a list to choose from nothing was taken back.
            save({ about_me, ...(interests.length > 0 && { interests: [...chosen] }) })
          }
          errors={failureErrors(t, view.failure, ['about_me', 'interests'])}
          labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.about) }}
        />
      );
    case 'confirmEmail': {
      // Its link may have been opened on another device meanwhile.
      const isConfirmed = user.status === 'active';
      const { doneTitle, doneText, toMembers } = t(($) => $.signup.activation);
      const confirmed = { title: doneTitle, lead: doneText, goOn: toMembers };
      return (
        <ConfirmStep
          {...stepper(t, view.steps, isSkipped)}
          isConfirmed={isConfirmed}
          headingLevel={headingLevel}
          takesFocus={frame.takesFocus}
          action={ACTION}
          continueHref={
            isConfirmed
              ? '/members'
              : (continueHref ??
                (kept?.firstMember ? `/members/${kept.firstMember}` : AFTER_SIGN_UP))
          }
          onResend={() => send({ type: 'RESEND' })}
          resendState={view.resend}
          resendError={view.failure ? failureText(t, view.failure) : undefined}
          labels={{
            ...t(($) => $.signup.confirm, { email: user.email }),
            ...(!hasWritten && { waiting: undefined }),
            ...(isConfirmed && confirmed),
          }}
          correctHref="/settings?section=email"
        />
      );
    }
    case 'push':
      return <SignUpPush frame={frame} onDone={() => send({ type: 'SKIP' })} />;
    case 'account':
    case 'photo':
      return (
        <SignUpPhoto
          // The step of a document of its own: without script there are none after it.
          frame={isSequel ? frame : { ...frame, skipHref: AFTER_SIGN_UP }}
          user={user}
          photos={photos}
          refusal={refusal}
          onSave={(values) => save(values)}
        />
      );
  }
}

interface StepsView {
  step: FlowStep;
  /** Those after the account: it is done. */
  steps: readonly FlowStep[];
  isPending: boolean;
  failure: AnyFailure | null;
  resend: 'idle' | 'sending' | 'sent' | 'failed';
}

/** What is shown before the statechart runs: the first step, as the server rendered it. */
const AT_FIRST: StepsView = {
  step: 'photo',
  steps: ['photo', 'location', 'personalInfo', 'aboutMe', 'confirmEmail'],
  isPending: false,
  failure: null,
  resend: 'idle',
};

/** The statechart's state as the steps show it. */
function stepsView(snapshot: SignUpSnapshot | undefined): StepsView {
  if (!snapshot) return AT_FIRST;
  const resend = selectResendState(snapshot);
  return {
    step: selectStep(snapshot) ?? 'confirmEmail',
    steps: selectSteps(snapshot).filter((step) => step !== 'account'),
    isPending: selectIsPending(snapshot),
    failure: stepFailure(snapshot),
    resend: resend === 'tooMany' ? 'failed' : resend,
  };
}
