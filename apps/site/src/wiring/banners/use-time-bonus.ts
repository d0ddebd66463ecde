import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import {
  bonusEndsAt,
  isBonusTime,
  selectCountdown,
  toCountdown,
} from '@velours/machines/timeBonus';
import { useApi } from '../../data/ApiProvider.tsx';
import { useUser } from '../../data/hooks.ts';
import type { TimeBonus } from '../../view-models/time-bonus.ts';
import { useAsyncActor } from '../use-async-actor.ts';

/**
 * The time bonus that is running, or null (spec section 4). Whether there is one is a rule that server and browser apply alike;
 * the statechart that counts is fetched for a member who has one.
 */
export function useTimeBonus(): TimeBonus | null {
  const api = useApi();
  const client = useQueryClient();
  const user = useUser();
  const isPaid = user?.paid_user ?? false;
  const endsAt =
    user &&
    bonusEndsAt({
      paidUser: isPaid,
      signupDate: user.signup_date,
      expires: null,
      serverTime: user.server_time,
    });
  const left = user && endsAt !== null ? endsAt - Date.parse(user.server_time) : 0;
  const isRunning = isBonusTime(left);
  const create = useCallback(async () => {
    const { createTimeBonusActor } = await import('./time-bonus-actor.ts');
    return createTimeBonusActor(api, client);
  }, [api, client]);
  const { actor, snapshot } = useAsyncActor(create, isRunning);

  useEffect(() => actor?.send({ type: 'LOGGED_IN' }), [actor]);
  useEffect(() => {
    if (isPaid) actor?.send({ type: 'PAID' });
  }, [actor, isPaid]);

  if (!isRunning || endsAt === null) return null;
  const isCounting = snapshot?.matches({ loggedIn: 'counting' }) ?? false;
  const hasEnded = snapshot?.context.endsAt !== null && snapshot !== undefined && !isCounting;
  if (hasEnded) return null;
  const countdown = (snapshot && selectCountdown(snapshot)) ?? toCountdown(left);
  return { countdown, endsAt: snapshot?.context.endsAt ?? endsAt };
}
