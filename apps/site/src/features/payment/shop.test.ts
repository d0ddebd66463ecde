import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../app/i18n/format.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import {
  asVisitorOptions,
  discountUntil,
  messagesNote,
  premiumBenefits,
} from '../premium/PremiumScreen.tsx';
import { priceComparison, pricingNotes } from '../premium/PricingScreen.tsx';
import { methodName, packageCards, paymentMethods, withCardsOnce } from './order-form.ts';
import {
  repeatOrderProps,
  knownChoice,
  repeatChoice,
  repeatPath,
  repeatStepOf,
} from '../credits/repeat-order.ts';

const texts = createTexts('en');
await texts.load(['common', 'errors', 'credits', 'shop']);
const words = {
  t: texts.t,
  // West of Greenwich, where a day may be another one.
  formats: formatsOf('en', 'America/New_York'),
  dayFormats: formatsOf('en', 'UTC'),
};

const { settings } = exampleOf('getSettings', 200, 'general');
const options = exampleOf('getPaymentOptions', 200, 'options');
const list = exampleOf('getPricing', 200, 'euro');
const [card] = options.saved_methods;
if (!card) throw new Error('the contract has no example of a saved method');
const second = { ...card, id: '0198c0de-0006-7a00-8a00-000000000002' };

describe('premium', () => {
  it('[M01] brings what the settings grant: photos and conversations', () => {
    expect(premiumBenefits(words, settings)).toEqual([
      'Photos of your own: up to 25 instead of 3',
      'All photos of other members instead of the first 3',
      'Start as many conversations as you like instead of at most 2',
    ]);
    expect(premiumBenefits(words, { ...settings, photo_limit_premium: 3 })).toHaveLength(2);
  });

  it('[M01] claims 46 percent only with its source and date, and of that very day', () => {
    const claim = { percentage: 46, source: 'Velours', date: '2026-10-01' };
    expect(premiumBenefits(words, settings).join()).not.toContain('46');
    expect(premiumBenefits(words, { ...settings, premium_claim: claim }).at(-1)).toBe(
      '46% greater chance of a match (source: Velours, 1 October 2026)',
    );
  });

  it('[M01] tiers p0 to p3 have the price the member has now', () => {
    const discounted = exampleOf('getPaymentOptions', 200, 'discounted');
    const tiers = packageCards(words, discounted, {}, settings);
    expect(tiers.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(tiers[1]).toMatchObject({
      price: '€12.00',
      discount: { label: 'Temporary discount: 25% off', regularPrice: 'Normally €16.00' },
    });
    expect(messagesNote(words, settings)).toContain('10 credits each');
  });

  it('[M01] a visitor sees the regular prices', () => {
    const tiers = packageCards(words, asVisitorOptions(list), {}, settings);
    expect(tiers.map(({ price, discount }) => [price, discount])).toEqual([
      ['€8.75', undefined],
      ['€16.00', undefined],
      ['€37.50', undefined],
      ['€125.00', undefined],
    ]);
  });

  it('[M09] the end of a discount is told, but for the time bonus, which has its countdown', () => {
    const welcome = exampleOf('getDiscountCode', 200, 'welcome');
    const until = discountUntil(words, { ...options, discount: welcome });
    // To the minute: it ends within that day.
    const { formats } = words;
    expect(until).toContain(`27 November 2026, ${formats.time(welcome.expires)}`);
    expect(discountUntil(words, options)).toBeUndefined();
    expect(discountUntil(words, exampleOf('getPaymentOptions', 200, 'discounted'))).toBeUndefined();
  });
});

describe('the order form', () => {
  it('[B06] a message has a price in whole cents, a credit one that can be compared', () => {
    const priced = { ...options, packages: asVisitorOptions(list).packages };
    const told = (offer: typeof options) =>
      packageCards(words, offer, {}, { message_credits: 10 }).map(
        ({ pricePerCredit, messageCost }) => [pricePerCredit, messageCost],
      );
    expect(told(priced)).toEqual([
      ['€0.175 per credit', '€1.75 a message'],
      ['€0.16 per credit', '€1.60 a message'],
      ['€0.15 per credit', '€1.50 a message'],
      ['€0.125 per credit', '€1.25 a message'],
    ]);
    const packages = priced.packages.map((item) => ({ ...item, discounted_price: 9375 }));
    expect(told({ ...priced, packages }).at(-1)).toEqual(['€0.094 per credit', '€0.94 a message']);
  });

  it('[M04] a card that was saved twice is offered once: as it is chosen, else as it was used last', () => {
    const other = { ...card, id: '0198c0de-0006-7a00-8a00-000000000003', ending: '0005' };
    const offer = { ...options, saved_methods: [card, second, other] };
    const ids = (chosen?: string) => withCardsOnce(offer, chosen).saved_methods.map(({ id }) => id);
    expect(ids()).toEqual([card.id, other.id]);
    expect(ids(second.id)).toEqual([second.id, other.id]);
  });

  it('[M04] direct debit is named in the language of the page, a brand as it calls itself', async () => {
    const german = createTexts('de');
    await german.load(['credits']);
    expect(methodName(german.t, 'directdebit', 'SEPA Direct Debit')).toBe('SEPA-Lastschrift');
    expect(methodName(german.t, 'ideal', 'iDEAL')).toBe('iDEAL');
    const debit = {
      method: 'directdebit',
      name: 'SEPA Direct Debit',
      kind: 'directdebit',
    } as const;
    const offer = {
      ...options,
      methods: [{ ...debit, id: 'directdebit', transaction_costs: 25, can_save: false }],
      saved_methods: [{ ...card, ...debit }],
    };
    expect(paymentMethods({ ...words, t: german.t }, offer).map(({ name }) => name)).toEqual([
      'SEPA-Lastschrift mit Endung 4242',
      'SEPA-Lastschrift',
    ]);
  });
});

describe('the price list', () => {
  const prices = priceComparison(words, list, settings);

  it('[B06] a credit has its exact price, what it pays for one in whole cents', () => {
    expect(prices.packages.map(({ pricePerCredit }) => pricePerCredit)).toEqual([
      '€0.175',
      '€0.16',
      '€0.15',
      '€0.125',
    ]);
    const gift = priceComparison(words, list, { ...settings, gift_credits: 15 }).actions[1];
    expect(gift?.money).toBe('€1.88 to €2.63');
  });

  it('[B06] what costs credits is said in credits and in the money they come to, cheap to dear', () => {
    expect(prices.actions.slice(0, 2)).toEqual([
      { id: 'message', name: 'A message', credits: '10 credits', money: '€1.25 to €1.75' },
      { id: 'gift', name: 'A gift', credits: '20 credits', money: '€2.50 to €3.50' },
    ]);
    const [only] = list.packages;
    if (!only) throw new Error('the contract has no example of a package');
    const one = priceComparison(words, { ...list, packages: [only] }, settings);
    expect(one.actions[0]?.money).toBe('€1.75');
  });

  it('[M01] every method has its costs, and every country of the site can be asked for', () => {
    expect(prices.methods.map(({ name, costs }) => [name, costs])).toEqual([
      ['iDEAL', '€0.35 extra'],
      ['Visa / Mastercard', 'No extra costs'],
      ['PayPal', '€0.60 extra'],
    ]);
    expect(prices.country?.value).toBe('NL');
    expect(prices.country?.options).toHaveLength(settings.countries.length);
    expect(prices.country?.options[0]?.label).toBe('Austria');
  });

  it('[M11] says the VAT, what is given once, and in how many days can be withdrawn', () => {
    expect(pricingNotes(words, list, settings)).toEqual([
      'VAT of 21% is included in all prices.',
      'Given once: 50 credits when you have confirmed your e-mail address, and 10 credits for your first accepted photo.',
      expect.stringContaining('within 14 days'),
    ]);
    const none = { ...settings, refund_days: 0, signup_credits: 0 };
    expect(pricingNotes(words, { ...list, vat_percentage: null }, none)).toEqual([
      'No VAT is due on these prices.',
    ]);
  });
});

describe('a repeated order', () => {
  const last = { package: 'p1', method: 'card' } as const;

  it('[M04] is the last package by the saved method used last, or by the one that is asked for', () => {
    const two = { ...options, saved_methods: [card, second] };
    expect(repeatChoice(two, last, null)).toEqual({ package: 'p1', method: card.id });
    expect(repeatChoice(two, last, second.id)).toEqual({ package: 'p1', method: second.id });
    expect(repeatChoice(two, last, 'unknown')?.method).toBe(card.id);
  });

  it('[M04] is not to be had without a last order, a saved method or its package; what is known stays chosen', () => {
    const nothing = { ...options, saved_methods: [] };
    expect(repeatChoice(options, null, null)).toBeNull();
    expect(repeatChoice(nothing, last, null)).toBeNull();
    expect(repeatChoice({ ...options, packages: [] }, last, null)).toBeNull();
    expect(knownChoice(nothing, last)).toEqual({ package: 'p1', method: 'card' });
    expect(knownChoice({ ...nothing, methods: [] }, last)).toEqual({
      package: 'p1',
      method: undefined,
    });
    expect(knownChoice(nothing, null)).toEqual({ package: undefined, method: undefined });
  });

  it('[M04] each step has an address of its own', () => {
    expect(repeatPath()).toBe('/credits/repeat-order');
    for (const step of [
      { isReview: true, method: second.id, remove: undefined },
      { isReview: false, method: undefined, remove: card.id },
    ]) {
      const { searchParams } = new URL(repeatPath(step), 'http://site.invalid');
      expect(repeatStepOf(searchParams)).toEqual(step);
    }
  });

  it('[M04] says what it is, by what it is paid and what it costs now; a refusal stands at it', () => {
    const facts = {
      options,
      choice: { package: 'p1', method: card.id } as const,
      quote: exampleOf('getQuote', 200, 'noMethod'),
      isQuoteOld: false,
      terms: { refund_days: 14, message_credits: 10 },
      step: { isReview: true },
      errors: { fields: { withdrawal_consent: 'Required' }, form: 'Too late' },
    };
    expect(repeatOrderProps(words, facts)).toMatchObject({
      item: { credits: '100 credits', price: '€16.00' },
      method: { name: 'Visa / Mastercard, ending in 4242', costs: 'No extra costs' },
      step: 'review',
      action: '/credits/repeat-order?step=review',
      summary: { total: { amount: '€16.00' } },
      error: 'Too late',
      consentError: 'Required',
    });
    expect(repeatOrderProps(words, { ...facts, options: { ...options, saved_methods: [] } })).toBe(
      null,
    );
  });
});
