import { createActor, fromPromise, type Actor } from 'xstate';
import {
  bonusEndsAt,
  isBonusTime,
  timeBonusMachine,
  type TimeBonusFacts,
} from '@velours/machines/timeBonus';
import { timeBonusQuery, userQuery } from '../../app/data/queries.ts';
import type { Member } from '../host.ts';
import { followMember } from './follow-member.ts';

/** The time bonus over the API: the member's dates, and the deadline of the server's discount code where there is one. */
export function startTimeBonus(
  { api, client }: Pick<Member, 'api' | 'client'>,
  signal: AbortSignal,
): Actor<typeof timeBonusMachine> {
  const actor = createActor(
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
  actor.start();
  actor.send({ type: 'LOGGED_IN' });
  followMember(actor, client, signal);
  return actor;
}
