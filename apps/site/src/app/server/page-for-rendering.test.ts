import { describe, expect, it } from 'vitest';
import { alternateLinks } from './page-for-rendering.ts';

describe('a page in other languages', () => {
  it('has an address for each, and one for no choice; what a campaign added is left out', () => {
    const url = new URL('https://velours.test/terms?ref=autumn&language=de');
    expect(alternateLinks(url, ['de', 'en-US'])).toBe(
      [
        '<https://velours.test/terms?language=de>; rel="alternate"; hreflang="de"',
        '<https://velours.test/terms?language=en-US>; rel="alternate"; hreflang="en-US"',
        '<https://velours.test/terms>; rel="alternate"; hreflang="x-default"',
      ].join(', '),
    );
  });
});
