import { describe, expect, it } from 'vitest';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { userKey } from '../../app/data/keys.ts';
import { problemOf } from '../../app/data/api.ts';
import { formOf } from '../../app/forms/submit.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import {
  AREAS,
  preferencesFields,
  readPreferences,
  searchOf,
  submitPreferences,
  wishesOf,
  without,
} from './match-finder.ts';

const form = (fields: readonly [string, string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

const ANYBODY = {
  gender: null,
  min_age: 18,
  max_age: 99,
  area: 'anywhere',
  same_reason: false,
  shared_interests: false,
} as const;

const ALL = {
  gender: 'male',
  min_age: 30,
  max_age: 45,
  area: 'region',
  same_reason: true,
  shared_interests: true,
} as const;

describe('the preferences of the match finder', () => {
  it('[P07] ask for no wish about what the domain neither shows of people nor lets search for', () => {
    const wishes = (
      shown: Parameters<typeof wishesOf>[0]['visible_profile_fields'],
      searched: Parameters<typeof wishesOf>[0]['search_fields'] = [],
    ) => wishesOf({ visible_profile_fields: shown, search_fields: searched });
    expect(wishes(['reason', 'interests'], ['country', 'countryregion'])).toMatchObject({
      areas: ['region', 'country', 'anywhere'],
      only: ['same_reason', 'shared_interests'],
    });
    expect(wishes(['country', 'interests'])).toMatchObject({
      areas: ['country', 'anywhere'],
      only: ['shared_interests'],
    });
    expect(wishes([])).toMatchObject({ areas: ['anywhere'], only: [] });
    // What is not granted is asked for as the server takes it.
    const areaFor = (...shown: Parameters<typeof wishes>[0][number][]) =>
      AREAS.map((area) => wishes(shown).areaFor(area));
    expect(areaFor('country')).toEqual(['country', 'country', 'anywhere']);
    expect(areaFor('countryregion')).toEqual(['region', 'anywhere', 'anywhere']);
    expect(areaFor()).toEqual(['anywhere', 'anywhere', 'anywhere']);
  });

  it('[P07] are read from the form; what is odd counts as not given, an age that is none is refused at its field', () => {
    expect(readPreferences(form([]))).toEqual(ANYBODY);
    expect(
      readPreferences(
        form([
          ['gender', 'male'],
          ['min_age', '30'],
          ['max_age', '45'],
          ['area', 'region'],
          ['only', 'same_reason'],
          ['only', 'shared_interests'],
        ]),
      ),
    ).toEqual({
      gender: 'male',
      min_age: 30,
      max_age: 45,
      area: 'region',
      same_reason: true,
      shared_interests: true,
    });
    expect(
      readPreferences(
        form([
          ['gender', 'x'],
          ['min_age', ' '],
          ['max_age', ''],
          ['area', 'moon'],
        ]),
      ),
    ).toEqual(ANYBODY);
    const refused = (min: string, max: string) => {
      try {
        return readPreferences(
          form([
            ['min_age', min],
            ['max_age', max],
          ]),
        );
      } catch (error) {
        return problemOf(error)?.fields;
      }
    };
    const outside = (name: string, minimum = 18) => [
      { field: name, code: 'out_of_range', params: { minimum, maximum: 99 } },
    ];
    expect(refused('abc', '')).toEqual(outside('min_age'));
    expect(refused('17', '30')).toEqual(outside('min_age'));
    expect(refused('30', '120')).toEqual(outside('max_age', 30));
    expect(refused('60', '50')).toEqual(outside('max_age', 60));
    expect(readPreferences(form(Object.entries(preferencesFields(ALL))))).toEqual(ALL);
  });

  it('[E05] saved, they are whom the first search of the member looks for, too', async () => {
    const queryClient = createQueryClient();
    const { user } = exampleOf('getUser', 200);
    queryClient.setQueryData(userKey, user);
    const api = createVeloursClient({
      baseUrl: 'http://localhost:3000',
      fetch: fetchFromExamples({}),
    });
    const fields = preferencesFields({ ...ANYBODY, gender: 'female' });
    await submitPreferences(formOf(fields), { api, queryClient } as PageArgs);
    expect(queryClient.getQueryData(userKey)).toEqual({
      ...user,
      preferences: { ...user.preferences, looking_for: 'female' },
    });
  });

  it('[P07] one of them is left out by itself', () => {
    const all = ALL;
    expect(without(all, 'age')).toEqual({ ...all, min_age: 18, max_age: 99 });
    expect(without(all, 'gender')).toEqual({ ...all, gender: null });
    expect(without(all, 'area')).toEqual({ ...all, area: 'anywhere' });
    expect(without(all, 'same_reason').same_reason).toBe(false);
    expect(without(all, 'shared_interests').shared_interests).toBe(false);
  });

  it('[P07] lead to the search that asks for the same', () => {
    const own = { country: 'NL', countryregion: 'NL-UT' } as const;
    expect(searchOf(ANYBODY, own)).toEqual({});
    expect(searchOf({ ...ANYBODY, gender: 'female', area: 'region', max_age: 40 }, own)).toEqual({
      gender: 'female',
      country: 'NL',
      countryregion: 'NL-UT',
      max_age: 40,
    });
    expect(searchOf({ ...ANYBODY, area: 'country' }, own)).toEqual({ country: 'NL' });
    expect(
      searchOf({ ...ANYBODY, area: 'region' }, { country: null, countryregion: null }),
    ).toEqual({});
  });
});
