import { describe, expect, it } from 'vitest';
import { getPosition, parsePlace } from './place.ts';

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
