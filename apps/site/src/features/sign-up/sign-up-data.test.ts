import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import { personalChanges, profileParts } from './sign-up-data.ts';

const { profile: nothingSaid } = exampleOf('getUser', 200, 'unconfirmed').user;
const { profile: premium } = exampleOf('getUser', 200, 'premium').user;
const newcomer = { ...nothingSaid, gender: null, country: null };

describe('personalChanges', () => {
  const asked = ['gender', 'reason', 'eye_colour'] as const;

  it('[S02] sends what was answered, and nothing of what was never said', () => {
    expect(personalChanges(newcomer, asked, { gender: 'female' })).toEqual({ gender: 'female' });
  });

  it('[S02] takes back what the profile says and the member does not say any more', () => {
    const profile = { ...newcomer, gender: 'female', reason: 'relationship' } as const;
    expect(personalChanges(profile, asked, { gender: 'female' })).toEqual({
      gender: 'female',
      reason: null,
    });
  });

  it('[S02] leaves alone what is not asked for', () => {
    const profile = { ...newcomer, tattoos: 'none' } as const;
    expect(personalChanges(profile, asked, {})).toEqual({});
  });
});

describe('profileParts', () => {
  it('[S02] knows which steps the profile answers', () => {
    expect(Object.values(profileParts(newcomer))).toEqual([false, false, false, false]);
    expect(Object.values(profileParts(premium))).toEqual([true, true, true, true]);
  });

  it('[S02] takes any fact that is asked for as personal', () => {
    expect(profileParts({ ...newcomer, eye_colour: 'green' }).personalInfo).toBe(true);
  });
});
