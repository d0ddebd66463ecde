import { useMemo, useState } from 'react';
import type { LogInValues } from '@velours/machines/session';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { session } from '../../background/session/session.ts';
import { logInAnswer, type LogInAnswer } from './log-in.ts';

export interface LogIn {
  submit: (values: LogInValues) => void;
  isPending: boolean;
  /** What came of the last try; undefined where there was none. The same object until the next try. */
  answer: LogInAnswer | undefined;
}

/** Where a log-in is until the session has it; `lost`: its code could not be had, so nothing was sent. */
type Handover = 'none' | 'waiting' | 'lost';

/** Logs in over the session of the page; on success it goes on to `next`. */
export function useLogIn(next: string): LogIn {
  const view = useSnapshot(session);
  const [tries, setTries] = useState(0);
  const [handover, setHandover] = useState<Handover>('none');
  const isBlocked = view ? view.blockedMinutes !== null : false;
  const answer = useMemo(
    () => {
      if (handover === 'waiting') return { failure: null };
      if (handover === 'lost') return { failure: { code: 'network', fields: [], params: {} } };
      return view && logInAnswer(view);
    },
    // A new object takes the focus to the summary of errors, so the minutes that pass make none: each try tells what is left.
    // oxlint-disable-next-line react/exhaustive-deps
    [tries, handover, view?.status, view?.logInFailure, isBlocked],
  );
  return {
    submit(values) {
      setTries(tries + 1);
      setHandover('waiting');
      session.send(
        { type: 'LOG_IN', ...values, next },
        () => setHandover('none'),
        () => setHandover('lost'),
      );
    },
    isPending: handover === 'waiting' || view?.status === 'loggingIn',
    answer,
  };
}
