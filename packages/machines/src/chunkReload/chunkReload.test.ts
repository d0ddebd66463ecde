import { describe, expect, test } from 'vitest';
import { createRandom, EPOCH } from '../testing/index.ts';
import { CHUNK_RELOAD_GUARD_MS, decideChunkReload } from './index.ts';

describe('chunkReload', () => {
  test('[V15] the first failed chunk reloads the page, and says what to store', () => {
    expect(decideChunkReload(null, EPOCH)).toEqual({ kind: 'reload', reloadedAt: EPOCH });
    // On a device that begins at 1970, too.
    expect(decideChunkReload(null, 0)).toEqual({ kind: 'reload', reloadedAt: 0 });
  });

  test.each([
    [0, 'showError'],
    [59_999, 'showError'],
    [60_000, 'reload'],
    [60_001, 'reload'],
  ])('[V15] %i ms after the last reload: %s', (since, kind) => {
    expect(decideChunkReload(EPOCH - since, EPOCH).kind).toBe(kind);
  });

  test('[V15] a stored time in the future, or none at all, does not lock the page', () => {
    expect(decideChunkReload(EPOCH + 1, EPOCH).kind).toBe('reload');
    expect(decideChunkReload(Number.NaN, EPOCH).kind).toBe('reload');
  });

  test('[V15] however chunks fail, two reloads are at least a minute apart: 1,000 times 200 failures', () => {
    for (let walk = 0; walk < 1_000; walk += 1) {
      const random = createRandom(walk);
      let now = EPOCH;
      let stored: number | null = null;
      for (let failure = 0; failure < 200; failure += 1) {
        now += random.below(25_000);
        const decision = decideChunkReload(stored, now);
        if (decision.kind !== 'reload') continue;
        const apart = stored === null ? Infinity : now - stored;
        expect(apart >= CHUNK_RELOAD_GUARD_MS).toBe(true);
        stored = decision.reloadedAt;
      }
    }
  });
});
