import { describe, expect, it } from 'vitest';
import { maySignUp, mayVisitorSearch } from '../view-models/visitor-search.ts';
import { trackingOf } from '../view-models/tracking.ts';
import { readSearchFilter, searchPath } from './search-filter.ts';

const read = (query: string) => readSearchFilter(new URLSearchParams(query));

describe('the search in the address', () => {
  it('[P01] gender, country, region, ages and page are read and written alike', () => {
    const query = 'gender=male&country=NL&countryregion=NL-UT&min_age=30&max_age=45&page=3';
    const filter = read(query);
    expect(filter).toEqual({
      gender: 'male',
      country: 'NL',
      countryregion: 'NL-UT',
      min_age: 30,
      max_age: 45,
      page: 3,
    });
    expect(searchPath(filter)).toBe(`/members?${query}`);
  });

  it('[P01] no address is an error: what is not understood is left out', () => {
    expect(read('gender=x&country=XX&countryregion=NL-UT&min_age=abc&page=-1')).toEqual({});
    expect(read('min_age=50&max_age=30')).toEqual({ min_age: 30, max_age: 50 });
    expect(read('min_age=3&max_age=200')).toEqual({});
    expect(searchPath({ page: 1 })).toBe('/members');
  });
});

describe('what a visitor may do', () => {
  const none = new URLSearchParams();
  const campaign = new URLSearchParams('ref=autumn');

  it('[V07] limited search per logged_out_search and logged_out_search_trafficsource', () => {
    const no = { logged_out_search: 'no', logged_out_search_trafficsource: 'no' } as const;
    expect(mayVisitorSearch({ ...no, logged_out_search: 'yes' }, none)).toBe(true);
    expect(mayVisitorSearch(no, campaign)).toBe(false);
    const withSource = { ...no, logged_out_search_trafficsource: 'yes' } as const;
    expect(mayVisitorSearch(withSource, none)).toBe(false);
    expect(mayVisitorSearch(withSource, campaign)).toBe(true);
  });

  it('[V06] sign-up when signups is all, or with_trafficsource and a traffic source exists', () => {
    expect(maySignUp({ signups: 'all' }, none)).toBe(true);
    expect(maySignUp({ signups: 'with_trafficsource' }, none)).toBe(false);
    expect(maySignUp({ signups: 'with_trafficsource' }, campaign)).toBe(true);
    expect(maySignUp({ signups: 'closed' }, campaign)).toBe(false);
  });

  it('[V11] link parameters must be defined, not repeat, and match their pattern', () => {
    const params = new URLSearchParams('network=n1&ref=a&ref=b&sub1=%20bad&sub2=');
    expect(trackingOf(params)).toEqual({ network: 'n1' });
    expect(trackingOf(none)).toBeUndefined();
  });
});
