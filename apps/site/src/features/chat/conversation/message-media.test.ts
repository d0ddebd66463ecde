import { exampleOf } from '@velours/api-client/testing/examples';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatsOf } from '../../../app/i18n/format.ts';
import { createTexts } from '../../../app/i18n/texts.ts';
import { giftPickerProps } from '../../gifts/GiftDialog.tsx';
import { costText } from './composer.ts';
import { lastWords } from '../chats.ts';
import { mediaOf, mediaOnTheWay } from './thread.ts';

const texts = createTexts('en');
beforeAll(() => texts.load(['chat', 'media']));

const [, , gift, gif] = exampleOf('getMessages', 200, 'media').messages;

const facts = {
  formats: formatsOf('en'),
  settings: {
    message_credits: 10,
    minimum_message_costs: { NL: { costs: 1.25, currency: 'EUR' as const } },
    geoip_selected_country: 'NL' as const,
  },
  country: null,
};

describe('messages that are no words', () => {
  it('[C07] a gift says which it is, to either side', () => {
    expect(mediaOf(texts.t, gift!, true)).toEqual({
      gift: { name: 'rose', words: 'Your gift: Rose' },
    });
    expect(mediaOf(texts.t, gift!, false).gift?.words).toBe('A gift for you: Rose');
    expect(mediaOnTheWay(texts.t, { kind: 'gift', id: 'rose' })).toEqual(
      mediaOf(texts.t, gift!, true),
    );
  });

  it('[C06] a GIF has its still, its moving picture and what it shows, and says whose it is where that is asked', () => {
    const { gif: shown } = mediaOf(texts.t, gif!, false);
    expect(shown).toMatchObject({
      stillUrl: '/gifs/local-wave/still.webp',
      animatedUrl: '/gifs/local-wave/moving.webp',
      alt: 'A hand waves hello',
    });
    expect(shown?.credit).toBeUndefined();
    const lent = { gift: null, gif: { ...gif!.gif!, credit: 'KLIPY' } };
    expect(mediaOf(texts.t, lent, false).gif?.credit).toBe('From KLIPY');
  });

  it('[C01] the list says what the newest message is where it has no words', () => {
    expect(lastWords(texts.t, { kind: 'gift', text: '' })).toBe('Gift');
    expect(lastWords(texts.t, { kind: 'gif', text: '' })).toBe('GIF');
    expect(lastWords(texts.t, { kind: 'text', text: 'Hello' })).toBe('Hello');
  });
});

describe('what a gift costs', () => {
  it('[B06] [C07] stands there in credits and money side by side', () => {
    expect(costText(texts.t, 15, facts)).toBe('15 credits, at least €1.87');
    const free = { ...facts, settings: { ...facts.settings, message_credits: 0 } };
    expect(costText(texts.t, 15, free)).toBe('15 credits');
    expect(costText(texts.t, 0, facts)).toBe('0 credits');
  });

  it('[C07] who has too few credits cannot send one', () => {
    const offer = (balance: number) =>
      giftPickerProps(texts.t, { ...facts, name: 'Bram', cost: 15, balance }).gifts.map(
        ({ isAffordable }) => isAffordable,
      );
    expect(new Set(offer(15))).toEqual(new Set([true]));
    expect(new Set(offer(14))).toEqual(new Set([false]));
  });
});
