import { describe, expect, it } from 'vitest';
import { formatsOf } from '../i18n/format.ts';
import { cardPlaceOf, placeOf } from './member-card.ts';

describe('placeOf', () => {
  const facts = {
    formats: formatsOf('en'),
    regionName: (country: string, region: string) =>
      country === 'NL' && region === 'NL-UT' ? 'Utrecht' : undefined,
  };
  type Card = Parameters<typeof placeOf>[0];
  it.each<[Card, string | null | undefined, string]>([
    [{ country: 'NL', countryregion: 'NL-UT' }, undefined, 'Utrecht, Netherlands'],
    // A card has room for one of the two.
    [{ country: 'NL', countryregion: 'NL-UT' }, null, 'Netherlands'],
    [{ country: 'NL', countryregion: 'NL-UT' }, 'BE', 'Netherlands'],
    [{ country: 'NL', countryregion: 'NL-UT' }, 'NL', 'Utrecht'],
    // Without a region the country is all there is to say.
    [{ country: 'NL', countryregion: 'NL-XX' }, 'NL', 'Netherlands'],
    [{ country: 'NL', countryregion: null }, 'NL', 'Netherlands'],
    [{ country: null, countryregion: null }, 'NL', ''],
  ])('%j for somebody in %s is "%s"', (card, home, words) => {
    expect(placeOf(card, facts, home)).toBe(words);
  });

  it.each([
    [['country', 'countryregion'], 'Utrecht'],
    [['country'], 'Netherlands'],
    [[], ''],
  ])('[P02] on a card of a domain that shows %j it is "%s"', (fields, words) => {
    const shows = (field: string): boolean => fields.includes(field);
    const card = { country: 'NL', countryregion: 'NL-UT' } as const;
    expect(cardPlaceOf(card, { ...facts, home: 'NL', shows })).toBe(words);
  });
});
