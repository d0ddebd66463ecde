import { describe, expect, it } from 'vitest';
import { LIMITS } from './rate-limits.ts';
import { addressKey } from '@velours/host/address-key';
import { createTestApp } from '../testing/app.ts';

describe('an address as a key', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%j is %j', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('a caller has no fresh tries from each address of an IPv6 network', async () => {
    const test = await createTestApp({
      limits: { ...LIMITS, logInByCaller: { ...LIMITS.logInByCaller, points: 3 } },
    });
    const attempt = (ip: string, index: number) =>
      test
        .client()
        .post(
          'user.php',
          { email: `a${index}@example.test`, password: 'wrong' },
          { key: null, ip },
        );
    const statuses = [];
    for (let index = 0; index < 5; index += 1)
      statuses.push((await attempt(`2001:db8:1:2::${index}`, index)).statusCode);
    statuses.push((await attempt('2001:db8:1:3::1', 6)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429, 401]);
  });
});
