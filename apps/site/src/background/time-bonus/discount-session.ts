import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise, type Actor } from 'xstate';
import {
  activeDiscountMachine,
  type CheckCodeInput,
  type DiscountFacts,
  type DiscountOrder,
} from '@velours/machines/activeDiscount';
import { selectIsVisible } from '@velours/machines/timeBonus';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import { userKey } from '../../app/data/keys.ts';
import { runBehind } from '../machine-port.ts';
import { discountPort, timeBonusPort } from './discount-ports.ts';
import { followMember } from './follow-member.ts';

const factsOf = (discount: Schemas['DiscountCode']): DiscountFacts => ({
  code: discount.code,
  percentage: discount.percentage,
  expires: discount.expires,
  serverTime: discount.server_time,
});

/** An order as the contract names it: its package is one of the contract's. */
const orderOf = ({ packageId, method }: DiscountOrder) => ({
  package: packageId as Schemas['PackageId'],
  method,
});

/** The active discount over the API. A welcome discount that does not load is none (spec section 8). */
export function createDiscountActor(
  api: Api,
  client: QueryClient,
): Actor<typeof activeDiscountMachine> {
  // It is for members who have not paid (spec section 6): the others are not asked for.
  const hasPaid = (): boolean =>
    client.getQueryData<Schemas['User'] | null>(userKey)?.paid_user ?? false;

  return createActor(
    activeDiscountMachine.provide({
      actors: {
        loadWelcome: fromPromise<DiscountFacts | null, undefined>(async ({ signal }) => {
          if (hasPaid()) return null;
          const query = { welcome: true };
          return factsOf(
            await answer(api.GET('/api/discountcode.php', { params: { query }, signal })),
          );
        }),
        checkCode: fromPromise<DiscountFacts, CheckCodeInput>(async ({ input, signal }) => {
          const { code, order } = input;
          const query = { code, ...(order && orderOf(order)) };
          return factsOf(
            await answer(api.GET('/api/discountcode.php', { params: { query }, signal })),
          );
        }),
      },
    }),
    { input: { now: () => Date.now() } },
  );
}

/** Runs it for the member until the returned function is called. */
export function runDiscount(api: Api, client: QueryClient): () => void {
  const actor = createDiscountActor(api, client);
  const stop = runBehind(discountPort, actor);
  const noteTimeBonus = (): void => {
    const { snapshot } = timeBonusPort.state();
    const isVisible = snapshot !== undefined && selectIsVisible(snapshot);
    if (isVisible === actor.getSnapshot().context.isTimeBonusVisible) return;
    actor.send({ type: 'TIME_BONUS', isVisible });
  };
  noteTimeBonus();
  actor.send({ type: 'LOGGED_IN' });
  const stopNoting = timeBonusPort.subscribe(noteTimeBonus);
  const stopFollowing = followMember(client, {
    onPaid: () => actor.send({ type: 'PAID' }),
    onReload: () => actor.send({ type: 'RELOAD' }),
  });
  return () => {
    stopNoting();
    stopFollowing();
    stop();
  };
}
