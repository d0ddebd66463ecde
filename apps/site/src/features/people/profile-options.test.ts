import { profileFields } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { expect, it } from 'vitest';
import { createTexts } from '../../app/i18n/texts.ts';
import { FIELDS_OF } from '../profile/profile.ts';
import { profileParts } from '../sign-up/sign-up.ts';
import { personalFields } from './profile-options.ts';

const texts = createTexts('en');
await texts.load(['profile']);

const { profile } = exampleOf('getUser', 200, 'unconfirmed').user;
const newcomer = { ...profile, gender: null };

/** Entered otherwise than by one choice from a list. */
const others = ['age', 'country', 'countryregion', 'interests', 'about_me'];

it.each(profileFields.filter((field) => !others.includes(field)))(
  '[P04] %s, as each fact that is chosen from a list, is asked at sign-up and edited on /profile, with words for its values',
  (field) => {
    const [asked] = personalFields(texts.t, [field]);
    expect(asked?.label).toBeTruthy();
    expect(asked?.options.map(({ label }) => label)).not.toContain(undefined);
    expect(Object.values(FIELDS_OF).flat()).toContain(field);
    expect(profileParts(newcomer).personalInfo).toBe(false);
    expect(profileParts({ ...newcomer, [field]: 'said' }).personalInfo).toBe(true);
  },
);
