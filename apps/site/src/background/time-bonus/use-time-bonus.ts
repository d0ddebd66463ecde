import { useEffect } from 'react';
import {
  bonusEndsAt,
  isBonusTime,
  selectCountdown,
  toCountdown,
  type TimeBonusCountdown,
} from '@velours/machines/timeBonus';
import { useUser } from '../../app/data/hooks.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../host.ts';

/** The time bonus of spec section 9: its code, and percent off. */
export const TIME_BONUS = { code: 'TIMEBONUS25', percentage: 25 } as const;

/** A bonus that is running. */
export interface RunningBonus {
  countdown: TimeBonusCountdown;
  /** When the offer ends, epoch milliseconds on the server's clock. */
  endsAt: number;
}

/**
 * The time bonus that is running, or null (spec section 4). Whether there is one is a rule that server and browser apply alike;
 * the statechart that counts is fetched for a member who has one.
 */
export function useTimeBonus(): RunningBonus | null {
  const user = useUser();
  const snapshot = useSnapshot(host.timeBonus);
  const endsAt =
    user &&
    bonusEndsAt({
      paidUser: user.paid_user,
      signupDate: user.signup_date,
      expires: null,
      serverTime: user.server_time,
    });
  const left = user && endsAt !== null ? endsAt - Date.parse(user.server_time) : 0;
  const isRunning = isBonusTime(left);

  useEffect(() => {
    if (isRunning) host.timeBonus.want();
  }, [isRunning]);

  if (!isRunning || endsAt === null) return null;
  if (snapshot?.matches({ loggedIn: 'none' })) return null;
  const countdown = (snapshot && selectCountdown(snapshot)) ?? toCountdown(left);
  return { countdown, endsAt: snapshot?.context.endsAt ?? endsAt };
}

/** The one discount that counts, with the code field's events; undefined until it is known. */
export function useActiveDiscount() {
  useEffect(() => {
    host.timeBonus.want();
    host.discount.want();
  }, []);
  return { snapshot: useSnapshot(host.discount), send: host.discount.send };
}
