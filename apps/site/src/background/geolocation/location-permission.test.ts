import { describe, expect, it, vi } from 'vitest';
import type { LocationPermission } from '@velours/machines/geolocation';
import { watchLocationPermission } from './location-permission.ts';

type Browser = Pick<Navigator, 'geolocation' | 'permissions'>;

const geolocation = {} as Geolocation;

/** A browser that says what it allows, and may change its mind. */
function browserThatSays(state: PermissionState) {
  const status = Object.assign(new EventTarget(), { state });
  const query = vi.fn<() => Promise<typeof status>>(async () => status);
  return {
    browser: { geolocation, permissions: { query } } as unknown as Browser,
    change(next: PermissionState): void {
      status.state = next;
      status.dispatchEvent(new Event('change'));
    },
  };
}

describe('[N04] geolocation: permission (unsupported, unknown, or browser state)', () => {
  it('the browser’s state, at once and at each change, until nobody listens', async () => {
    const tell = vi.fn<(permission: LocationPermission) => void>();
    const { browser, change } = browserThatSays('prompt');
    const stop = watchLocationPermission(tell, browser);
    await expect.poll(() => tell).toHaveBeenLastCalledWith('prompt');
    change('granted');
    expect(tell).toHaveBeenLastCalledWith('granted');
    stop();
    change('denied');
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['unsupported', {}],
    ['unknown', { geolocation }],
    ['unknown', { geolocation, permissions: { query: () => Promise.reject(new TypeError()) } }],
  ] as const)('%s where the browser has no more to say', async (permission, browser) => {
    const tell = vi.fn<(permission: LocationPermission) => void>();
    watchLocationPermission(tell, browser as unknown as Browser);
    await expect.poll(() => tell).toHaveBeenCalledExactlyOnceWith(permission);
  });
});
