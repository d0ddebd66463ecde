import type { LogInErrors, LogInFormLabels } from '@velours/ui/blocks/LogInForm';
import type { Translate } from '../../app/i18n/texts.ts';
import { errorSummary, failureErrors, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { SessionView } from '../../background/session/session-actor.ts';
import { redirect } from 'react-router';
import type { LoadPage } from '../../app/data/page-data.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';

export function logInLabels(t: Translate, errors: LogInErrors | undefined): LogInFormLabels {
  return {
    ...t(($) => $.auth.logIn),
    ...t(($) => $.common.password),
    errorTitle: errorSummary(t, errors),
  };
}

/** An address that was typed on the page before, between log-in and a forgotten password: never in an address of ours, which is written down. */
export const typedEmail = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** What was done before the log-in that follows it: a new password, or the old address again. */
export function logInNotice(t: Translate, done: string | null): string | undefined {
  if (done === 'password') return t(($) => $.auth.logIn.passwordChanged);
  return done === 'restored' ? t(($) => $.auth.logIn.restored) : undefined;
}

/** What came of a log-in, as far as the form has something to say about it. */
export interface LogInAnswer {
  failure: AnyFailure | null;
}

/**
 * The session's answer to a log-in: its failure, or for how many minutes the account is blocked (spec section 8).
 * @param hasEmail whether an address was sent
 */
export function logInAnswer(view: SessionView, hasEmail = true): LogInAnswer {
  const { logInFailure, blockedMinutes } = view;
  if (blockedMinutes === null) {
    if (!logInFailure) return { failure: null };
    // What is empty is missing, as in every form (refused-form.ts): any password has a character.
    const fields = logInFailure.fields.map((error) =>
      error.field !== 'email' || !hasEmail ? { ...error, code: 'required' } : error,
    );
    return { failure: { ...logInFailure, fields } };
  }
  return {
    failure: {
      code: 'too_many_attempts',
      fields: [],
      params: {},
      retryAfterMinutes: blockedMinutes,
    },
  };
}

/** Why a log-in was refused: at a field where the server names one, else over the form. Here too many tries block the account. */
export function logInErrors(t: Translate, failure: AnyFailure | null): LogInErrors | undefined {
  if (failure?.code === 'too_many_attempts')
    return { form: t(($) => $.auth.logIn.blocked, { count: failure.retryAfterMinutes ?? 1 }) };
  return failureErrors(t, failure, ['email', 'password']);
}

/** /login: who is logged in already goes where the log-in would lead. */
export const loadLogIn: LoadPage = async ({ user, url }) => {
  if (await user()) throw redirect(safeNext(url.searchParams.get('next')));
};
