import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  bonusEndsAt,
  isBonusTime,
  timeBonusMachine,
  type TimeBonusFacts,
} from '@velours/machines/timeBonus';
import type { Api } from '../../app/data/api.ts';
import { timeBonusQuery, userQuery } from '../../app/data/queries.ts';
import { runBehind } from '../machine-port.ts';
import { timeBonusPort } from './discount-ports.ts';
import { followMember } from './follow-member.ts';

/** The time bonus over the API: the member's dates, and the deadline of the server's discount code where there is one. */
export function createTimeBonusActor(
  api: Api,
  client: QueryClient,
): Actor<typeof timeBonusMachine> {
  return createActor(
    timeBonusMachine.provide({
      actors: {
        loadFacts: fromPromise<TimeBonusFacts | null, undefined>(async () => {
          const user = await client.fetchQuery({ ...userQuery(api), staleTime: 0 });
          if (!user) return null;
          const facts: TimeBonusFacts = {
            paidUser: user.paid_user,
            signupDate: user.signup_date,
            expires: null,
            serverTime: user.server_time,
          };
          // Who cannot have one is not asked for: the server would refuse.
          const endsAt = bonusEndsAt(facts);
          if (endsAt === null || !isBonusTime(endsAt - Date.parse(facts.serverTime))) return facts;
          const code = await client.fetchQuery({ ...timeBonusQuery(api), staleTime: 0 });
          return { ...facts, expires: code?.expires ?? null };
        }),
      },
    }),
    { input: { now: () => Date.now() } },
  );
}

/** Runs it for the member until the returned function is called. */
export function runTimeBonus(api: Api, client: QueryClient): () => void {
  const actor = createTimeBonusActor(api, client);
  const stop = runBehind(timeBonusPort, actor);
  actor.send({ type: 'LOGGED_IN' });
  const stopFollowing = followMember(client, {
    onPaid: () => actor.send({ type: 'PAID' }),
    onReload: () => actor.send({ type: 'RELOAD' }),
  });
  return () => {
    stopFollowing();
    stop();
  };
}
