import { describe, expect, it, vi } from 'vitest';
import type { LocationPermission } from '@velours/machines/geolocation';
import { getPosition, parsePlace, watchLocationPermission } from './browser-location.ts';

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
    await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith('prompt'));
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
    await vi.waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith(permission));
  });
});

describe('[N04] geolocation: the position', () => {
  const positionOf = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    getPosition({ geolocation: { getCurrentPosition } as Geolocation });

  it('latitude and longitude, never an older one than now', async () => {
    const found = await positionOf((onFound, _onError, options) => {
      expect(options?.maximumAge).toBe(0);
      onFound({ coords: { latitude: 52.37, longitude: 4.89 } } as GeolocationPosition);
    });
    expect(found).toEqual({ lat: 52.37, lon: 4.89 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('refusal %i of the browser is %s', async (code, failure) => {
    const position = positionOf((_onFound, onError) =>
      onError?.({ code, message: '' } as GeolocationPositionError),
    );
    await expect(position).rejects.toMatchObject({ code: failure });
  });
});

it.each([null, '', '{', '7', '[]', '{"at":"then","geocode":false}', '{"at":1}'])(
  '[N04] a stored place that is none counts as none: %s',
  (stored) => {
    expect(parsePlace(stored)).toBeNull();
  },
);

it('[N04] a stored place is read with its time, a failed geocode as false', () => {
  expect(parsePlace('{"at":1,"geocode":false}')).toEqual({ at: 1, geocode: false });
});
