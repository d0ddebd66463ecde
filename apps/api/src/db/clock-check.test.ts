import { expect, it } from 'vitest';
import { checkClock } from './clock-check.ts';
import { createTestDatabase } from './testing.ts';

it('[D04] a start is stopped where the clock is far from the database’s, before or after', async () => {
  const { db } = await createTestDatabase();
  const minutesOff = (minutes: number) => checkClock(db, () => Date.now() + minutes * 60_000);
  await minutesOff(0);
  await minutesOff(-4);
  await expect(minutesOff(28_800)).rejects.toThrow(
    'The clock of this machine is 28800 minutes from that of the database: set both by NTP.',
  );
  await expect(minutesOff(-6)).rejects.toThrow('is -6 minutes from');
});
