import { describe, expect, it } from 'vitest';
import type { Translate } from '../../app/i18n/texts.ts';
import { icebreakers } from '../icebreakers/IcebreakerWindow.tsx';
import { likedMemberPath, likesPath, likesTabOf } from '../likes/likes-data.ts';
import { readPreferences, searchOf, without } from './match-finder-data.ts';

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

describe('the preferences of the match finder', () => {
  it('[P07] are read from the form; what is odd counts as not given', () => {
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
          ['min_age', '120'],
          ['max_age', '3'],
          ['area', 'moon'],
        ]),
      ),
    ).toEqual(ANYBODY);
    expect(readPreferences(form([['min_age', 'old']]))).toEqual(ANYBODY);
  });

  it('[P07] one of them is left out by itself', () => {
    const all = {
      gender: 'male',
      min_age: 30,
      max_age: 45,
      area: 'region',
      same_reason: true,
      shared_interests: true,
    } as const;
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

describe('the addresses of the likes', () => {
  it('[K01] each list has its own, and a profile comes back to it', () => {
    expect(likesTabOf('given')).toBe('given');
    expect(likesTabOf('nonsense')).toBeUndefined();
    expect(likesPath('received')).toBe('/likes');
    expect(likesPath('matches')).toBe('/likes/matches');
    expect(likedMemberPath('a', 'received')).toBe('/likes/m/a');
    expect(likedMemberPath('a', 'given')).toBe('/likes/m/a?from=given');
  });
});

/** Says which text with which facts, so that a test sees what was chosen. */
const t = ((select: (texts: unknown) => unknown, facts: object = {}) => {
  const path: string[] = [];
  const texts: unknown = new Proxy(
    {},
    {
      get: (_target, key) => {
        path.push(String(key));
        return texts;
      },
    },
  );
  select(texts);
  const values = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  return [path.at(-1), ...values].join(' ');
}) as unknown as Translate;

describe('the first lines after a match', () => {
  const other = {
    name: 'Anna',
    interests: ['sex', 'art', 'beach', 'tea'],
    country: 'NL',
    countryregion: 'NL-UT',
  } as const;
  const regionName = () => 'Utrecht';
  const lines = (own: { interests: typeof other.interests | []; countryregion: string | null }) =>
    icebreakers(
      t,
      { ...other, interests: [...other.interests] },
      { country: 'NL', ...own, interests: [...own.interests] },
      regionName,
    );

  it('[K05] are three that differ, from what both profiles say, and never about sex', () => {
    const shared = lines({ interests: other.interests, countryregion: 'NL-UT' });
    expect(shared).toEqual([
      'shared name=Anna interest=art',
      'sharedToo name=Anna interest=beach',
      'region name=Anna region=Utrecht',
    ]);
    const nothing = lines({ interests: [], countryregion: null });
    expect(nothing).toEqual([
      'theirs name=Anna interest=art',
      'weekend name=Anna',
      'match name=Anna',
    ]);
    for (const some of [shared, nothing]) expect(new Set(some).size).toBe(3);
  });
});
