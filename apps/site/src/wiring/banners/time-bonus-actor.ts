import { createActor, fromPromise, type Actor } from 'xstate';
import { timeBonusMachine, type TimeBonusFacts } from '@velours/machines/timeBonus';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../data/api.ts';
import { timeBonusQuery, userQuery } from '../../data/queries.ts';

export type TimeBonusActor = Actor<typeof timeBonusMachine>;

/** The time bonus over the API: the member's dates, and the deadline of the server's discount code where there is one. */
export function createTimeBonusActor(api: Api, client: QueryClient): TimeBonusActor {
  return createActor(
    timeBonusMachine.provide({
      actors: {
        loadFacts: fromPromise<TimeBonusFacts | null, undefined>(async () => {
          const [user, code] = await Promise.all([
            client.fetchQuery({ ...userQuery(api), staleTime: 0 }),
            client.fetchQuery(timeBonusQuery(api)),
          ]);
          if (!user) return null;
          return {
            paidUser: user.paid_user,
            signupDate: user.signup_date,
            expires: code?.expires ?? null,
            serverTime: user.server_time,
          };
        }),
      },
    }),
    { input: { now: () => Date.now() } },
  );
}
