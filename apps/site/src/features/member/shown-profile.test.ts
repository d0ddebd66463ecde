import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createTexts } from '../../app/i18n/texts.ts';
import { profileAttributes, visibleProfile } from './shown-profile.ts';

const texts = createTexts('en');
await texts.load(['common', 'profile']);

const { profile } = exampleOf('getMember', 200, 'demo');

describe('visible_profile_fields', () => {
  it('[P02] a profile shows those fields in their order, and no other', () => {
    const own = { ...profile, reason: 'dating', tattoos: 'few', hair_colour: 'brown' } as const;
    const labels = profileAttributes(texts.t, own, ['tattoos', 'age', 'reason']).map(
      ({ label }) => label,
    );
    expect(labels).toEqual([
      texts.t(($) => $.profile.fields.tattoos),
      texts.t(($) => $.profile.fields.reason),
    ]);
  });

  it('[P02] place, interests and about-me are left out where the domain does not show them', () => {
    const own = {
      ...profile,
      country: 'NL',
      countryregion: 'NL-UT',
      interests: ['art'],
      about_me: 'Hello.',
    } as const satisfies Partial<typeof profile>;
    const told = { ...own, interests: [...own.interests] };
    expect(visibleProfile(told, ['country', 'countryregion', 'interests', 'about_me'])).toEqual(
      told,
    );
    const none = { country: null, countryregion: null, interests: [], about_me: '' };
    expect(visibleProfile(told, [])).toEqual({ ...told, ...none });
    expect(visibleProfile(told, ['country'])).toMatchObject({
      country: 'NL',
      countryregion: null,
    });
  });
});
