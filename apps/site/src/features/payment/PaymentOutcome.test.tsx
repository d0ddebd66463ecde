import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../app/data/api.ts';
import { keepWayBack } from '../../app/data/tab-storage.ts';
import { formatsOf } from '../../app/i18n/format.ts';
import { TextsProvider } from '../../app/i18n/TextsProvider.tsx';
import { createTexts } from '../../app/i18n/texts.ts';
import { paymentMachine, type OrderFacts, type ReadOrderInput } from '@velours/machines/payment';
import { createActor, fromPromise } from 'xstate';
import {
  PaymentActions,
  isStatusView,
  paymentStatusWords,
  viewOfFollowed,
  wayBackOf,
} from './PaymentOutcome.tsx';
import { type Order } from './credit-queries.ts';
import { orderAgainPath } from './order-address.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'credits']);

const { order } = exampleOf('getOrder', 200, 'pending');
const again = `/credits/${order.package}/${order.method}?ended=${order.id}`;

type Props = Parameters<typeof PaymentActions>[0];

/** What can be pressed, in words, and where the links lead. */
function pressable(view: string, props: Partial<Props> = {}): string[] {
  if (!isStatusView(view as Props['view'])) throw new Error(`${view} shows no order`);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={createVeloursClient({ baseUrl: 'https://velours.test' })}>
        <TextsProvider texts={texts}>
          <PaymentActions
            view={view as Props['view']}
            order={order}
            isAsking={false}
            isOnOrderPage
            send={() => undefined}
            {...props}
          />
        </TextsProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<(?:a|button)\b(.*?)<\/(?:a|button)>/g)].map(([whole = '']) => {
    const href = /href="([^"]*)"/.exec(whole)?.[1];
    const words = whole.replaceAll(/<[^>]*>/g, '');
    return href === undefined ? words : `${words}: ${href}`;
  });
}

describe('an order that is open', () => {
  const debit: Order = {
    ...order,
    method: 'directdebit',
    method_name: 'SEPA Direct Debit',
    redirect_url: `https://velours.test/directdebit?order=${order.id}`,
  };

  it('[M02] something else can be chosen, where the bank waits and where it is working on it', () => {
    expect(pressable('pending: bank is waiting')).toEqual([
      `Go to the bank: ${order.redirect_url}`,
      'Check again',
      'Order again',
    ]);
    expect(pressable('pending', { order: { ...order, redirect_url: null } })).toEqual([
      'Check again',
      'Order again',
    ]);
  });

  it('[M02] away from the order page the way there forgets it in this tab', () => {
    const props = { isOnOrderPage: false };
    expect(pressable('pending: bank is waiting', props)).toContain(`Order again: ${again}`);
  });

  it('[M02] nothing else is chosen on the way to the bank, nor while there is no answer', () => {
    expect(pressable('redirecting')).toEqual([`Go to the bank: ${order.redirect_url}`]);
    expect(pressable('unknown', { order: null })).toEqual(['Check again']);
  });

  it('[M05] by direct debit it is not at the bank before it is signed', () => {
    expect(pressable('pending: bank is waiting', { order: debit })).toEqual([
      `Continue with direct debit: ${debit.redirect_url}`,
      'Check again',
      'Order again',
    ]);
    const words = { t: texts.t, formats: formatsOf('en', 'Europe/Amsterdam') };
    const shown = (of: Order) =>
      paymentStatusWords(words, 'pending: bank is waiting', of, false).children;
    expect(shown(debit)).toBeNull();
    expect(shown(order)).toContain('Continue at your bank.');
    const { facts } = paymentStatusWords(words, 'pending: bank is waiting', debit, false);
    expect(facts).toContainEqual({ term: 'Payment method', value: 'SEPA Direct Debit' });
  });
});

describe('an order that the page came with', () => {
  /** The statechart that has just come, and has no answer yet. */
  function asking() {
    const actor = createActor(
      paymentMachine.provide({
        actors: { readOrder: fromPromise<OrderFacts, ReadOrderInput>(() => new Promise(() => {})) },
        actions: { forget: () => undefined, announceEnd: () => undefined },
      }),
      {
        input: {
          now: () => 0,
          newKey: () => 'key',
          isVisible: true,
          orderId: order.id,
          stored: null,
          choice: null,
        },
      },
    );
    return actor.start();
  }

  it.each([
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['pending', 'pending: bank is waiting'],
  ] as const)('[M02] is not taken back while it is asked for anew: %s', (status, view) => {
    const snapshot = asking().getSnapshot();
    expect(viewOfFollowed(undefined, { ...order, status })).toBe(view);
    expect(viewOfFollowed(snapshot, { ...order, status })).toBe(view);
  });

  it('[M02] is what is heard of it then; of one that is not known it is said so', () => {
    const actor = asking();
    expect(viewOfFollowed(actor.getSnapshot(), null)).toBe('unknown');
    expect(viewOfFollowed(undefined, null)).toBe('not found');
    actor.send({ type: 'ORDER', orderId: order.id, status: 'completed' });
    expect(viewOfFollowed(actor.getSnapshot(), order)).toBe('completed');
  });
});

describe('the order page again', () => {
  const line = { kind: 'discount', amount: -80, percentage: 5, code: 'CARD5' } as const;
  const codeIn = (discount_code: string | null, percentage = 5): string | null =>
    new URL(
      orderAgainPath({ ...order, discount_code, lines: [{ ...line, percentage }] }),
      'https://velours.test',
    ).searchParams.get('code');

  it('[M06] has the code that was entered; what is offered to new members counts by itself', () => {
    expect(codeIn('CARD5')).toBe('CARD5');
    expect(codeIn(null)).toBeNull();
    expect(codeIn('TIMEBONUS25', 25)).toBeNull();
    expect(codeIn('WELCOME25', 25)).toBeNull();
  });
});

describe('the conversation that a purchase interrupted', () => {
  const toBart = { href: '/chats/1', name: 'Bart', memberId: 'anna' };

  let kept: Map<string, string>;

  const wayBack = (memberId: string) => wayBackOf(memberId, kept.get('way-back') ?? null);

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('sessionStorage', {
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[E04] is where the member who left it goes back to', () => {
    keepWayBack(toBart);
    expect(wayBack('anna')).toEqual(toBart);
    keepWayBack(null);
    expect(wayBack('anna')).toBeNull();
  });

  it('[E04] is told to nobody who logs in after them', () => {
    keepWayBack(toBart);
    expect(wayBack('bram')).toBeNull();
  });

  it('[E04] of a version before, which did not say whose it is, it is nobody’s', () => {
    kept.set('way-back', JSON.stringify({ href: '/chats/1', name: 'Bart' }));
    expect(wayBack('anna')).toBeNull();
  });
});
