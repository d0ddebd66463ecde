import { describe, expect, it } from 'vitest';
import { similarFilter, similarTo } from './member.ts';

const ALL = ['gender', 'country', 'countryregion', 'min_age', 'max_age'] as const;

describe('members like the one that is read', () => {
  it('[P02] similar members are of the same gender, country and about the same age, as far as that can be searched', () => {
    const bram = { id: 'bram', gender: 'male', country: 'NL', age: 22 } as const;
    expect(similarFilter(bram, ALL)).toEqual({ gender: 'male', country: 'NL', max_age: 29 });
    expect(similarFilter({ ...bram, age: 95 }, ['gender', 'min_age'])).toEqual({
      gender: 'male',
      min_age: 88,
    });
    const found = ['bram', 'a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    expect(similarTo(bram, found).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});
