import { describe, expect, it } from 'vitest';
import { readSearchFilter, searchPath } from './search-filter.ts';

const ALL = ['gender', 'interested_in', 'country', 'countryregion', 'min_age', 'max_age'] as const;

const read = (query: string, shown: readonly (typeof ALL)[number][] = ALL) =>
  readSearchFilter(
    new URLSearchParams(query),
    { search_fields: shown, default_search: {}, geoip_country: null },
    null,
  );

type Reader = NonNullable<Parameters<typeof readSearchFilter>[2]>;

/** A woman who is logged in. */
const reader = (preferences: Partial<Reader['preferences']>): Reader => ({
  preferences: { search: null, ...preferences },
  profile: { gender: 'female' },
});

describe('the search in the address', () => {
  it('[P01] gender, whom they like, country, region, ages and page are read and written alike', () => {
    const query =
      'gender=male&interested_in=female&country=NL&countryregion=NL-UT&min_age=30&max_age=45&page=3';
    const filter = read(query);
    expect(filter).toEqual({
      gender: 'male',
      interested_in: 'female',
      country: 'NL',
      countryregion: 'NL-UT',
      min_age: 30,
      max_age: 45,
      page: 3,
    });
    expect(searchPath(filter)).toBe(`/members?${query}`);
  });

  it('[P01] no address is an error: what is not understood is left out', () => {
    // As a form sends it without script whose country was changed.
    expect(read('country=BE&countryregion=NL-FR')).toEqual({ country: 'BE' });
    expect(read('gender=x&country=XX&countryregion=NL-UT&min_age=abc&page=-1')).toEqual({});
    expect(read('country=&countryregion=NL-UT')).toEqual({});
    expect(read('countryregion=XX-1')).toEqual({});
    // A region alone says its country.
    expect(read('countryregion=NL-UT')).toEqual({ country: 'NL', countryregion: 'NL-UT' });
    expect(read('min_age=50&max_age=30')).toEqual({ min_age: 30, max_age: 50 });
    expect(read('min_age=3&max_age=200')).toEqual({});
    expect(searchPath({ page: 1 })).toBe('/members?country=');
  });

  it('[V21] a bare address is a search where the visitor is, as far as that is known and served; any other says what it means', () => {
    const from = (geoip_country: string | null, query = '') =>
      readSearchFilter(
        new URLSearchParams(query),
        { search_fields: ALL, default_search: {}, geoip_country },
        null,
      );
    expect(from('DE')).toEqual({ country: 'DE' });
    expect(from('DE', 'ref=autumn')).toEqual({ country: 'DE' });
    for (const query of ['country=', 'country=NO&country=DE', 'gender=male', 'page=2'])
      expect(from('DE', query).country).toBe(query.startsWith('country=NO') ? 'NO' : undefined);
    expect([from('JP'), from(null)]).toEqual([{}, {}]);
    const unsearched = {
      search_fields: ['gender'] as const,
      default_search: {},
      geoip_country: 'DE',
    };
    expect(readSearchFilter(new URLSearchParams(), unsearched, null)).toEqual({});
  });

  it('[E05] a bare address begins with whom the domain is for, or with the search that the member made last', () => {
    const men = { gender: 'male', interested_in: 'male', min_age: 50 } as const;
    const settings = { search_fields: ALL, default_search: men, geoip_country: 'DE' };
    const from = (query: string, search: Reader['preferences']['search'] = null) =>
      readSearchFilter(new URLSearchParams(query), settings, reader({ search }));
    expect(from('')).toEqual({ ...men, country: 'DE' });
    expect(from('', { gender: 'female' })).toEqual({ gender: 'female' });
    expect(from('', {})).toEqual({});
    expect(from('country=NL', { gender: 'female' })).toEqual({ country: 'NL' });
    const shown = { ...settings, search_fields: ['gender'] as const };
    expect(readSearchFilter(new URLSearchParams(), shown, null)).toEqual({ gender: 'male' });
  });

  it('[E05] whom a member said they look for is whom their first search looks for, where they are; what they searched for after it stays', () => {
    const from = (preferences: Partial<Reader['preferences']>, promised = {}, query = '') =>
      readSearchFilter(
        new URLSearchParams(query),
        { search_fields: ALL, default_search: promised, geoip_country: 'DE' },
        reader(preferences),
      );
    expect(from({})).toEqual({ country: 'DE' });
    expect(from({ looking_for: 'male' })).toEqual({ gender: 'male', country: 'DE' });
    expect(from({ looking_for: null })).toEqual({ country: 'DE' });
    expect(from({ looking_for: 'male', search: {} })).toEqual({});
    expect(from({ looking_for: 'male', search: { gender: 'female' } })).toEqual({
      gender: 'female',
    });
    expect(from({ looking_for: 'male' }, {}, 'country=')).toEqual({});
    // On a domain for others: who likes the member, and not whom the domain is for.
    const men = { gender: 'male', interested_in: 'male', min_age: 50 };
    const women = { interested_in: 'female', min_age: 50, country: 'DE' };
    expect(from({ looking_for: 'female' }, men)).toEqual({ ...women, gender: 'female' });
    expect(from({ looking_for: null }, men)).toEqual(women);
  });

  it('[P01] the last filter can be taken out where no country is asked for', () => {
    const settings = {
      search_fields: ['gender'] as const,
      default_search: { gender: 'male' } as const,
      geoip_country: null,
    };
    const address = new URL(searchPath({}), 'https://velours.test').searchParams;
    const saved = reader({ search: { gender: 'female' } });
    expect(readSearchFilter(address, settings, saved)).toEqual({});
  });
});

describe('the filters of a domain', () => {
  const query = 'gender=male&country=NL&countryregion=NL-UT&min_age=30&max_age=45&page=3';

  it('[P01] what search_fields does not name is left out; either end of the ages shows the range', () => {
    expect(read(query, ['gender', 'max_age'])).toEqual({
      gender: 'male',
      min_age: 30,
      max_age: 45,
      page: 3,
    });
    expect(read(query, ['countryregion'])).toEqual({ page: 3 });
    expect(read(query, ['country'])).toEqual({ country: 'NL', page: 3 });
  });
});
