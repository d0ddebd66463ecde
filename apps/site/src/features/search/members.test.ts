import { expect, test } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import { featuredOf } from './members.ts';

const page = exampleOf('searchMembers', 200);
const card = page.results.find(({ main_image }) => main_image !== null);
if (!card) throw new Error('the contract has no example of a member with a photo');

type Card = typeof card;
const featured = (...cards: Partial<Card>[]): string | undefined =>
  featuredOf({ ...page, results: cards.map((each) => ({ ...card, ...each })) });

test('[P01] the large card is of who is online and shares an interest, then of who shares most', () => {
  const away: Partial<Card> = { id: 'away', online: false, shared_interests: ['sushi', 'wine'] };
  const here: Partial<Card> = { id: 'here', online: true, shared_interests: ['sushi'] };
  expect(featured(away, here)).toBe('here');
  expect(featured({ ...here, shared_interests: [] }, away)).toBe('away');
  expect(featured({ ...away, id: 'less', shared_interests: ['tea'] }, away)).toBe('away');
});

test('[P01] nobody is put first without a photo, or without something shared', () => {
  expect(featured({ main_image: null, shared_interests: ['sushi'] })).toBeUndefined();
  expect(featured({ shared_interests: [] })).toBeUndefined();
});
