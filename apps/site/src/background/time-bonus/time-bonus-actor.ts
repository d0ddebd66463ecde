import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  bonusEndsAt,
  isBonusTime,
  timeBonusMachine,
  type TimeBonusFacts,
} from '@velours/machines/timeBonus';
import type { Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { timeBonusQuery, userQuery } from '../../app/data/queries.ts';
import type { Member } from '../host.ts';
import { sessionChannel } from '../session/session.ts';

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

interface Discount {
  /** `RELOAD`: logged in again in another tab; what was loaded is loaded anew. */
  send: (event: { type: 'PAID' } | { type: 'RELOAD' }) => void;
}

/** Tells what hangs on the member's discounts when the member has paid, and when the session changed elsewhere. */
export function followMember(discount: Discount, client: QueryClient, signal: AbortSignal): void {
  let wasPaid = false;
  const look = (): void => {
    const isPaid = client.getQueryData<Schemas['User'] | null>(userKey)?.paid_user ?? false;
    if (isPaid && !wasPaid) discount.send({ type: 'PAID' });
    wasPaid = isPaid;
  };
  look();
  const stopLooking = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKey[0]) look();
  });
  signal.addEventListener('abort', stopLooking);
  const stopListening = sessionChannel().listen(({ type }) => {
    if (type === 'loggedIn') discount.send({ type: 'RELOAD' });
  });
  signal.addEventListener('abort', stopListening);
}
