import { describe, expect, it } from 'vitest';
import { UNKNOWN_TOO_LONG_AGO } from '@velours/machines/messageOutbox';
import type { Schemas } from '../../../app/data/api.ts';
import { formatsOf } from '../../../app/i18n/format.ts';
import { createTexts } from '../../../app/i18n/texts.ts';
import { composerLabels, messagesLeft, composerNotice, priceOf } from './composer.ts';
import type { OnTheWay } from '../../../background/host.ts';
import { lastPrice, threadOf, type Thread, type ThreadFacts } from './thread.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'chat']);

const facts = {
  formats: formatsOf('en', 'Europe/Amsterdam'),
  ownId: 'me',
  now: Date.parse('2026-11-21T12:00:00Z'),
  prices: { message: 'of a message', gift: 'of a gift' },
};
const threadDays = (
  messages: Parameters<Thread>[0],
  outbox: Parameters<Thread>[1],
  { now, ...rest }: ThreadFacts,
) => threadOf(texts.t, rest)(messages, outbox, now);
const message = (id: string, sent_at: string, over: Partial<Schemas['Message']> = {}) => ({
  id,
  position: 1,
  conversation: 'c',
  sender: 'me',
  recipient: 'you',
  kind: 'text' as const,
  text: id,
  gift: null,
  gif: null,
  sent_at,
  read_at: null,
  automated: false,
  idempotency_key: null,
  ...over,
});
const item = (id: string, over: Partial<OnTheWay> = {}): OnTheWay => ({
  id,
  key: id,
  profileId: 'you',
  text: id,
  status: 'queued',
  reason: null,
  canChange: true,
  canRetry: false,
  messageId: null,
  ...over,
});

describe('a conversation on the screen', () => {
  it('[B02] a message keeps its key when the server has it, so that it is not read out once more', () => {
    const keys = (...of: Parameters<typeof threadDays>) =>
      threadDays(...of)[0]?.messages.map(({ key }) => key);
    expect(keys([], [item('sent')], facts)).toEqual(['sent']);
    const listed = message('m1', '2026-11-21T11:00:00Z', { idempotency_key: 'sent' });
    expect(keys([listed], [item('sent', { messageId: 'm1' })], facts)).toEqual(['sent']);
  });

  it('[B02] what waits is shown with its price, and what is no longer waiting is not; what may have arrived cannot be discarded', () => {
    const [today] = threadDays(
      [message('m1', '2026-11-21T11:00:00Z')],
      [
        item('text'),
        item('gift', { media: { kind: 'gift', id: 'rose' } }),
        item('again', { status: 'waiting', canChange: false, canRetry: true }),
        item('sending', { status: 'sending' }),
        item('failed', { status: 'failed' }),
      ],
      facts,
    );
    expect(
      today?.messages.map(({ id, price, canChange, canRetry }) => [id, price, canChange, canRetry]),
    ).toEqual([
      ['m1', undefined, undefined, undefined],
      ['text', 'of a message', true, false],
      ['gift', 'of a gift', true, false],
      ['again', 'of a message', false, true],
      ['sending', undefined, undefined, undefined],
      ['failed', undefined, undefined, undefined],
    ]);
  });

  it('[B02] a price that may be old says that it is the last one known', () => {
    expect(lastPrice(texts.t, 10, '€1.25')).toBe('Last known price: 10 credits · at least €1.25');
    expect(lastPrice(texts.t, 1, undefined)).toBe('Last known price: 1 credit');
    expect(lastPrice(texts.t, 0, undefined)).toBe('Last known price: free of charge');
  });

  it('[B03] one whose answer was lost is shown once: the server holds it under its key', () => {
    const days = threadDays(
      [message('m1', '2026-11-21T10:00:00Z', { idempotency_key: 'k1' })],
      [item('o1', { key: 'k1', status: 'waiting' }), item('o2', { key: 'k2' })],
      facts,
    );
    expect(days.flatMap((day) => day.messages.map(({ id }) => id))).toEqual(['m1', 'o2']);
  });

  it('[C01] stands day by day in the reader’s zone', () => {
    const days = threadDays(
      [
        message('a', '2026-11-18T12:00:00Z'),
        message('b', '2026-11-19T23:30:00Z'),
        message('c', '2026-11-21T08:00:00Z'),
      ],
      [],
      facts,
    );
    expect(days.map(({ label, date }) => [date, label])).toEqual([
      ['2026-11-18', '18 November 2026'],
      ['2026-11-20', 'Yesterday'],
      ['2026-11-21', 'Today'],
    ]);
  });

  it.each([
    // Days of 25 and of 23 hours.
    ['2026-10-25T22:30:00Z', '2026-10-24T12:00:00Z'],
    ['2026-10-26T22:30:00Z', '2026-10-25T12:00:00Z'],
    ['2026-03-29T22:30:00Z', '2026-03-29T12:00:00Z'],
  ])('[C01] at %s what came at %s was yesterday, summer time or not', (now, sentAt) => {
    const [day] = threadDays([message('a', sentAt)], [], { ...facts, now: Date.parse(now) });
    expect(day?.label).toBe('Yesterday');
  });

  it('[C01] keeps the order of the messages over midnight, also where a clock is behind', () => {
    const days = threadDays(
      [
        message('before', '2026-11-20T22:59:50Z'),
        message('after', '2026-11-20T23:00:05Z'),
        message('behind', '2026-11-20T22:59:55Z'),
        message('later', '2026-11-20T23:01:00Z'),
      ],
      [],
      facts,
    );
    expect(days.map(({ date, messages }) => [date, messages.map(({ id }) => id)])).toEqual([
      ['2026-11-20', ['before']],
      ['2026-11-21', ['after', 'behind', 'later']],
    ]);
  });

  it('[B03] message states a member can trust: sending, sent, failed with reason', () => {
    const [today] = threadDays(
      [message('read', '2026-11-21T08:00:00Z', { read_at: '2026-11-21T08:01:00Z' })],
      [
        item('sending', { status: 'sending' }),
        item('waiting', { status: 'waiting' }),
        item('failed', {
          status: 'failed',
          reason: { code: 'insufficient_credits', params: { required: 10, available: 4 } },
        }),
        item('cancelled', { status: 'cancelled' }),
      ],
      facts,
    );
    expect(today?.messages.map(({ id, state }) => [id, state])).toEqual([
      ['read', 'read'],
      ['sending', 'sending'],
      ['waiting', 'retrying'],
      ['failed', 'failed'],
    ]);
    expect(today?.messages.at(-1)?.failure).toBe(
      'You do not have enough credits: this costs 10 and you have 4. You have not been charged.',
    );
  });

  it('[B03] a message that nobody answered for a day may be there and paid: it says so, and not that nothing was charged', () => {
    const reason = { code: UNKNOWN_TOO_LONG_AGO, params: {} };
    const [today] = threadDays([], [item('failed', { status: 'failed', reason })], facts);
    expect(today?.messages[0]).toMatchObject({
      state: 'failed',
      failure:
        'We do not know whether this arrived, and you may have paid for it. Look at the conversation before you send it again.',
    });
  });

  it('[B03] a message that has arrived in the conversation is not shown twice', () => {
    const sent = item('outbox-id', { status: 'sent', messageId: 'm1' });
    const days = threadDays([message('m1', '2026-11-21T08:00:00Z')], [sent], facts);
    expect(days.flatMap((day) => day.messages)).toHaveLength(1);
  });

  it('[C01] keeps what it made of a message, however many come', () => {
    const thread = threadOf(texts.t, facts);
    const first = message('a', '2026-11-21T08:00:00Z');
    const [before] = thread([first], [], facts.now);
    const [after] = thread([first, message('b', '2026-11-21T09:00:00Z')], [], facts.now);
    expect(after?.messages).toHaveLength(2);
    expect(after?.messages[0]).toBe(before?.messages[0]);
  });

  it('[P03] an automatic message is marked as one', () => {
    const days = threadDays(
      [message('m1', '2026-11-21T08:00:00Z', { sender: 'you', automated: true })],
      [],
      facts,
    );
    expect(days[0]?.messages[0]).toMatchObject({ isAutomated: true, isOwn: false });
    expect(days[0]?.messages[0]?.state).toBeUndefined();
  });

  it('[C02] [B06] the cost in credits and money stands beside how many messages are left, before anything is sent', () => {
    const prices = {
      minimum_message_costs: {
        NL: { costs: 1.25, currency: 'EUR' },
        PL: { costs: 5.5, currency: 'PLN' },
      },
      geoip_selected_country: 'NL',
      message_credits: 10,
    } as const;
    const costFor = (country: 'PL' | 'GB' | null): string =>
      composerLabels(texts.t, {
        name: 'Bram',
        cost: 10,
        price: priceOf(10, { formats: formatsOf('en'), settings: prices, country }),
        isOfBefore: false,
      }).cost;
    expect(costFor('PL')).toBe('10 credits a message · at least PLN\u00a05.50');
    expect(costFor('GB')).toBe('10 credits a message · at least €1.25');
    expect(costFor(null)).toContain('€1.25');
    const gift = (costs: number, credits: number): string | undefined =>
      priceOf(credits, {
        formats: formatsOf('en'),
        settings: { ...prices, minimum_message_costs: { NL: { costs, currency: 'EUR' } } },
        country: 'NL',
      });
    expect(gift(1.25, 15)).toBe('€1.87');
    expect([gift(1.15, 10), gift(0.57, 10), gift(1.1, 30)]).toEqual(['€1.15', '€0.57', '€3.30']);
    const unknown = priceOf(10, {
      formats: formatsOf('en'),
      settings: { ...prices, minimum_message_costs: {} },
      country: 'NL',
    });
    const ofNow = { name: 'Bram', cost: 10, price: unknown, isOfBefore: false };
    expect(composerLabels(texts.t, ofNow).cost).toBe('10 credits a message');
    const ofBefore = { ...ofNow, price: '€1.25', isOfBefore: true };
    expect(composerLabels(texts.t, ofBefore).cost).toBe(
      'Last known price: 10 credits · at least €1.25',
    );
    expect(composerLabels(texts.t, { ...ofBefore, cost: 0 }).cost).toBe(
      'Last known price: free of charge',
    );
    const left = (credits: number, cost: number, isOfBefore = false) => {
      const balance = messagesLeft(texts.t, credits, { cost, isOfBefore });
      return balance && [balance.label, balance.isLow];
    };
    expect(left(59, 10)).toEqual(['5 messages left', false]);
    expect(left(11, 5)).toEqual(['2 messages left', false]);
    expect(left(10, 10)).toEqual(['1 message left', true]);
    expect(left(9, 10)).toBeUndefined();
    expect(left(50, 0)).toBeUndefined();
    expect(left(59, 10, true)).toBeUndefined();
  });

  it('[S05] who has not confirmed the e-mail address cannot write yet', () => {
    const notice = composerNotice(texts.t, { status: 'not_confirmed' }, { status: 'active' });
    expect(notice).toBe('Confirm your e-mail address to send messages.');
    expect(composerNotice(texts.t, { status: 'active' }, { status: 'active' })).toBeUndefined();
  });
});
