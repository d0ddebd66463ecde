import { expect, it } from 'vitest';
import { stale } from '../scripts/generate.ts';

it(
  'types, value lists and the table of who may call what are what the contract gives',
  { timeout: 60_000 },
  async () => {
    expect(await stale()).toEqual([]);
  },
);
