import { describe, expect, it } from 'vitest';
import type { Translate } from '../../app/i18n/texts.ts';
import { icebreakers } from './icebreakers.ts';

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
