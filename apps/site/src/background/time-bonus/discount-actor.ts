import { createActor, fromPromise, type Actor } from 'xstate';
import {
  activeDiscountMachine,
  type CheckCodeInput,
  type DiscountFacts,
  type DiscountOrder,
} from '@velours/machines/activeDiscount';
import { selectIsVisible } from '@velours/machines/timeBonus';
import { answer, type Schemas } from '../../app/data/api.ts';
import { paymentOptionsKey, userKey } from '../../app/data/keys.ts';
import { host, type Member } from '../host.ts';
import { followMember } from './time-bonus-actor.ts';

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
export function startDiscount(
  { api, client }: Pick<Member, 'api' | 'client'>,
  signal: AbortSignal,
): Actor<typeof activeDiscountMachine> {
  // It is for members who have not paid (spec section 6): the others are not asked for.
  const hasPaid = (): boolean =>
    client.getQueryData<Schemas['User'] | null>(userKey)?.paid_user ?? false;

  // Who is offered nothing has no welcome discount: asked for, it would only be refused.
  const hasNone = (): boolean =>
    client.getQueryData<Schemas['PaymentOptions']>(paymentOptionsKey())?.discount === null;

  const actor = createActor(
    activeDiscountMachine.provide({
      actors: {
        loadWelcome: fromPromise<DiscountFacts | null, undefined>(async ({ signal }) => {
          if (hasPaid() || hasNone()) return null;
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
  const noteTimeBonus = (): void => {
    const snapshot = host.timeBonus.getSnapshot();
    const isVisible = snapshot !== undefined && selectIsVisible(snapshot);
    if (isVisible === actor.getSnapshot().context.isTimeBonusVisible) return;
    actor.send({ type: 'TIME_BONUS', isVisible });
  };
  actor.start();
  noteTimeBonus();
  actor.send({ type: 'LOGGED_IN' });
  signal.addEventListener('abort', host.timeBonus.subscribe(noteTimeBonus));
  followMember(actor, client, signal);
  return actor;
}
