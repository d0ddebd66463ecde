import { useState, type ReactNode } from 'react';
import { AboutStep } from '@velours/ui/blocks/SignUpForm/AboutStep';
import { ConfirmStep } from '@velours/ui/blocks/SignUpForm/ConfirmStep';
import { PersonalStep } from '@velours/ui/blocks/SignUpForm/PersonalStep';
import type { SignUpEvent } from '@velours/machines/signUp';
import { useSettings, useUser } from '../../../app/data/hooks.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { interestOptions, personalFields } from '../../people/profile-options.ts';
import { AFTER_SIGN_UP } from '../../../app/navigation/safe-next.ts';
import { failureErrors, failureText, type AnyFailure } from '../../../app/errors/problem-text.ts';
import { stepper } from './steps.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';
import { useOwnPhotos } from '../../photos/use-own-photos.ts';
import { stepsView } from './steps-view.ts';
import { SignUpLocation } from './SignUpLocation.tsx';
import { SignUpPhoto } from './SignUpPhoto.tsx';
import { SignUpPush } from './SignUpPush.tsx';

interface SignUpStepsProps {
  /** Undefined on the server and until the statechart runs: the first step after the account. */
  snapshot: SignUpSnapshot | undefined;
  send: (event: SignUpEvent) => void;
  /** The account step stood here before. @default false */
  isSequel?: boolean | undefined;
  /** 2 where the page around it has a title of its own. @default 1 */
  headingLevel?: 1 | 2 | undefined;
  /** Where it goes on from the last step. @default members who fit */
  continueHref?: string | undefined;
  /** Why a photo that was sent without script was refused. */
  refusal?: AnyFailure | null | undefined;
}

const ACTION = '/complete-signup';

/** The steps after the account (spec section 2), each saved or skipped, then the mail to confirm. */
export function SignUpSteps({
  snapshot,
  send,
  isSequel,
  headingLevel,
  continueHref = AFTER_SIGN_UP,
  refusal = null,
}: SignUpStepsProps): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const settings = useSettings();
  const view = stepsView(snapshot);
  const [firstStep] = useState(view.step);
  // Here and not in its step: what is on its way goes on while the member is at a later one.
  const photos = useOwnPhotos(view.step === 'photo');
  if (!user) return null;

  const frame = {
    ...stepper(t, view.steps),
    action: ACTION,
    headingLevel,
    takesFocus: isSequel === true || view.step !== firstStep,
    isPending: view.isPending,
    onSkip: () => send({ type: 'SKIP' }),
  };
  const save = (values: object): void => send({ type: 'SAVE', values: { ...values } });

  switch (view.step) {
    case 'location':
      return (
        <SignUpLocation
          frame={frame}
          user={user}
          failure={view.failure}
          onSave={(values) => save(values)}
        />
      );
    case 'personalInfo': {
      const fields = personalFields(t, settings.visible_profile_fields);
      return (
        <PersonalStep
          {...frame}
          fields={fields}
          onSubmit={(values) =>
            save(Object.fromEntries(Object.entries(values).filter(([, value]) => value)))
          }
          errors={failureErrors(
            t,
            view.failure,
            fields.map(({ name }) => name),
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
          interests={interestOptions(t, settings.interests)}
          onSubmit={(values) => save({ ...values, interests: [...values.interests] })}
          errors={failureErrors(t, view.failure, ['about_me', 'interests'])}
          labels={{ ...t(($) => $.signup.step), ...t(($) => $.signup.about) }}
        />
      );
    case 'confirmEmail':
      return (
        <ConfirmStep
          {...stepper(t, view.steps)}
          headingLevel={headingLevel}
          takesFocus={frame.takesFocus}
          action={ACTION}
          continueHref={continueHref}
          onResend={() => send({ type: 'RESEND' })}
          resendState={view.resend}
          resendError={view.failure ? failureText(t, view.failure) : undefined}
          labels={t(($) => $.signup.confirm, { email: user.email })}
        />
      );
    case 'push':
      return <SignUpPush frame={frame} onNext={() => send({ type: 'SKIP' })} />;
    case 'account':
    case 'photo':
      return (
        <SignUpPhoto
          frame={frame}
          user={user}
          photos={photos}
          refusal={refusal}
          onSave={(values) => save(values)}
        />
      );
  }
}
