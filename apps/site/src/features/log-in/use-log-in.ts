import { useMemo, useState } from 'react';
import type { LogInValues } from '@velours/machines/session';
import { logInAnswer, type LogInAnswer } from './log-in.ts';
import { useSession, useSessionView } from '../../background/session/use-session.ts';

export interface LogIn {
  submit: (values: LogInValues) => void;
  isPending: boolean;
  /** What came of the last try; undefined where there was none. The same object until the next try. */
  answer: LogInAnswer | undefined;
}

/** Logs in over the session of the page; on success it goes on to `next`. */
export function useLogIn(next: string): LogIn {
  const session = useSession();
  const view = useSessionView();
  const [tries, setTries] = useState(0);
  const isBlocked = view ? view.blockedMinutes !== null : false;
  const answer = useMemo(
    () => view && logInAnswer(view),
    // A new object takes the focus to the summary of errors, so the minutes that pass make none: each try tells what is left.
    // oxlint-disable-next-line react/exhaustive-deps
    [tries, view?.status, view?.logInFailure, isBlocked],
  );
  return {
    submit(values) {
      setTries(tries + 1);
      void session.send({ type: 'LOG_IN', ...values, next });
    },
    isPending: view?.status === 'loggingIn',
    answer,
  };
}
