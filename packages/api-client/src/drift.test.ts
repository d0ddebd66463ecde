import { expect, it } from 'vitest';
import { stale } from '../scripts/generate.ts';

it('types and value lists are what the contract gives', { timeout: 60_000 }, async () => {
  expect(await stale()).toEqual([]);
});
