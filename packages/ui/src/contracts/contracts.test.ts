import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ContractReader } from './ContractReader.ts';
import { publicEntries } from './publicEntries.ts';

const folder = fileURLToPath(new URL('../../contracts', import.meta.url));

describe('the contract of each public entry', () => {
  const reader = new ContractReader(publicEntries);

  // A wanted change: `npx vitest run --project ui packages/ui/src/contracts -u`, and review the difference.
  test.each(publicEntries)('$name is as it was reviewed', async (entry) => {
    await expect(reader.describe(entry)).toMatchFileSnapshot(`${folder}/${entry.name}.txt`);
  });

  test('each of its props says in a sentence what it is', () => {
    expect(publicEntries.flatMap((entry) => reader.undocumented(entry))).toEqual([]);
  });

  test('none is kept of an entry that is gone', () => {
    const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .map((file) => file.replace('.txt', ''));
    expect(kept.filter((name) => !publicEntries.some((entry) => entry.name === name))).toEqual([]);
  });
});
