import { describe, expect, test } from 'vitest';
import { EPOCH, proveMachine, startTestActor } from '../testing/index.ts';
import {
  selectFailure,
  selectGeocode,
  selectPaymentCountry,
  selectPermission,
  selectState,
  selectView,
  untilStale,
} from './geolocation.logic.ts';
import type { LocationPermission, StoredPlace } from './geolocation.logic.ts';
import { geolocationMachine } from './geolocation.machine.ts';
import type { GeolocationInput } from './geolocation.logic.ts';
import { amsterdam, geolocationModel, position } from './geolocation.model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOT_FOUND = { status: 404, code: 'geocode_not_found' };
const belgian: StoredPlace = { at: EPOCH, geocode: { ...amsterdam, country: 'BE' } };

const start = (more: Partial<GeolocationInput> = {}) => {
  const location = startTestActor(geolocationMachine, (now) => ({
    now,
    isVisible: true,
    stored: null,
    settingsCountry: 'DE',
    ...more,
  }));
  return {
    ...location,
    state: () => selectState(location.snapshot()),
    view: () => selectView(location.snapshot()),
    geocode: () => selectGeocode(location.snapshot()),
    country: () => selectPaymentCountry(location.snapshot()),
    failure: () => selectFailure(location.snapshot()),
    allows: () => selectPermission(location.snapshot()),
    permission: (permission: LocationPermission) =>
      location.send({ type: 'PERMISSION', permission }),
    asked: () => location.started.filter(({ src }) => src === 'getPosition').length,
  };
};

const allowed = (permission: LocationPermission, more: Partial<GeolocationInput> = {}) => {
  const location = start(more);
  location.permission(permission);
  return location;
};

/** A visitor who was located at the start, in silence. */
const located = () => {
  const location = allowed('granted');
  location.done('getPosition', position);
  location.done('geocode', amsterdam);
  return location;
};

describe('geolocation, permission', () => {
  test('[N04] permission is unknown, unsupported, or what the browser says', () => {
    const location = start();
    expect(location.allows()).toBe('unknown');
    for (const permission of ['prompt', 'granted', 'denied', 'unsupported'] as const) {
      location.permission(permission);
      expect(location.allows()).toBe(permission);
    }
  });

  test('[N04] never asks by itself: only a press locates where the browser would ask', () => {
    for (const permission of ['prompt', 'unknown'] as const) {
      const location = allowed(permission);
      location.wait(3 * HOUR);
      location.send({ type: 'HIDDEN' });
      location.send({ type: 'VISIBLE' });
      expect([location.asked(), location.view()]).toEqual([0, 'prompt']);
      location.send({ type: 'LOCATE' });
      expect([location.asked(), location.view()]).toEqual([1, 'asking']);
    }
  });

  test('[N04] allowed before, it locates in silence', () => {
    const location = allowed('granted');
    expect([location.state(), location.view(), location.asked()]).toEqual(['updating', null, 1]);
    location.send({ type: 'LOCATE' });
    expect([location.view(), location.asked()]).toEqual(['asking', 1]);
  });

  test('[N04] where it is denied or unsupported a press asks for nothing', () => {
    const denied = allowed('denied');
    denied.send({ type: 'LOCATE' });
    expect([denied.view(), denied.asked()]).toEqual(['denied', 0]);
    const unsupported = allowed('unsupported');
    unsupported.send({ type: 'LOCATE' });
    expect([unsupported.state(), unsupported.view(), unsupported.asked()]).toEqual([
      'unsupported',
      null,
      0,
    ]);
  });

  test('[N04] a permission that cannot be watched is not used', () => {
    const location = allowed('granted');
    location.fail('watchPermission');
    expect([location.state(), location.allows(), location.view()]).toEqual([
      'unsupported',
      'unsupported',
      null,
    ]);
    expect(location.isRunning('getPosition')).toBe(false);
    location.send({ type: 'SETTINGS', country: 'AT' });
    expect(location.country()).toBe('AT');
  });

  test('[N04] a permission revoked stops the search and forgets the place, here and in storage', () => {
    const location = located();
    location.permission('denied');
    expect([location.view(), location.geocode(), location.country()]).toEqual([
      'denied',
      null,
      'DE',
    ]);
    expect(location.ran.at(-1)).toEqual({ type: 'storePlace', params: { stored: null } });
    // Once.
    const { length } = location.ran;
    location.permission('denied');
    expect(location.ran).toHaveLength(length);
    location.permission('granted');
    expect(location.state()).toBe('updating');
    location.permission('denied');
    expect([location.state(), location.isRunning('getPosition')]).toEqual(['denied', false]);
  });

  test('[N04] a permission revoked while the place is looked up: its answer comes too late', () => {
    const location = allowed('granted');
    location.done('getPosition', position);
    location.permission('unsupported');
    expect([location.state(), location.isRunning('geocode')]).toEqual(['unsupported', false]);
  });

  test('[N04] allowed on the browser’s question: goes on', () => {
    const location = allowed('prompt');
    location.send({ type: 'LOCATE' });
    location.permission('granted');
    expect([location.view(), location.asked(), location.allows()]).toEqual([
      'asking',
      1,
      'granted',
    ]);
  });
});

describe('geolocation, place', () => {
  test('[N04] GET geocode.php gets lat and lon; country, region and city are stored with the time', () => {
    const location = allowed('prompt');
    location.wait(5_000);
    location.send({ type: 'LOCATE' });
    location.done('getPosition', position);
    expect(location.inputOf('geocode')).toEqual({ lat: 52.37, lon: 4.89 });
    location.done('geocode', amsterdam);
    expect([location.view(), location.geocode()]).toEqual(['located', amsterdam]);
    expect(location.ran).toEqual([
      { type: 'storePlace', params: { stored: { at: EPOCH + 5_000, geocode: amsterdam } } },
    ]);
    // The position itself is not kept.
    expect(JSON.stringify(location.snapshot().context)).not.toContain('52.37');
  });

  test('[N04] reverse geocode failure is stored as false; a press tries again', () => {
    const location = allowed('prompt');
    location.send({ type: 'LOCATE' });
    location.done('getPosition', position);
    location.fail('geocode', NOT_FOUND);
    expect([location.view(), location.geocode(), location.country()]).toEqual([
      'place unknown',
      false,
      'DE',
    ]);
    expect(location.ran).toEqual([
      { type: 'storePlace', params: { stored: { at: EPOCH, geocode: false } } },
    ]);
    location.send({ type: 'LOCATE' });
    expect(location.view()).toBe('asking');
  });

  test('[N04] a geocode without an answer is a failure after 30 s, not a millisecond before', () => {
    const location = allowed('granted');
    location.done('getPosition', position);
    location.wait(29_999);
    expect(location.state()).toBe('updating');
    location.wait(1);
    expect([location.state(), location.geocode()]).toEqual(['located', false]);
    expect(location.ran).toEqual([
      { type: 'storePlace', params: { stored: { at: EPOCH + 30_000, geocode: false } } },
    ]);
  });

  test('[N04] a failure is cached as a place is: not asked again within the hour', () => {
    const location = allowed('granted', { stored: { at: EPOCH, geocode: false } });
    expect([location.view(), location.asked()]).toEqual(['place unknown', 0]);
    location.wait(HOUR);
    expect(location.asked()).toBe(1);
  });

  test('[N04] the payment country is that of the place, else that of the settings', () => {
    const location = allowed('prompt');
    expect(location.country()).toBe('DE');
    location.send({ type: 'SETTINGS', country: 'AT' });
    expect(location.country()).toBe('AT');
    location.send({ type: 'STORED_ELSEWHERE', stored: belgian });
    expect(location.country()).toBe('BE');
    location.send({ type: 'SETTINGS', country: null });
    expect(location.country()).toBe('BE');
    location.wait(HOUR);
    expect(location.country()).toBeNull();
  });
});

describe('geolocation, kept up to date and cached up to 1 hour', () => {
  test.each([
    [3_599_999, 'located'],
    [3_600_000, 'updating'],
    [3_600_001, 'updating'],
  ])('[N04] stored %i ms ago: %s', (age, state) => {
    const location = allowed('granted', { stored: { ...belgian, at: EPOCH - age } });
    expect([location.state(), location.country()]).toEqual([
      state,
      state === 'located' ? 'BE' : 'DE',
    ]);
  });

  test('[N04] located anew when the hour is over, not a millisecond before', () => {
    const location = located();
    location.wait(3_599_999);
    expect([location.view(), location.asked()]).toEqual(['located', 1]);
    location.wait(1);
    expect([location.state(), location.asked(), location.geocode()]).toEqual(['updating', 2, null]);
  });

  test('[N04] without standing permission an old place is only forgotten, and offered again', () => {
    const location = allowed('prompt', { stored: belgian });
    expect(location.view()).toBe('located');
    location.wait(HOUR);
    expect([location.view(), location.asked(), location.country()]).toEqual(['prompt', 0, 'DE']);
  });

  test('[N04] a place that is known is not asked for again, not even by a press', () => {
    const location = located();
    location.send({ type: 'LOCATE' });
    expect([location.view(), location.asked()]).toEqual(['located', 1]);
  });

  test('[N04] a hidden page waits, and is brought up to date when it is seen', () => {
    const location = allowed('granted', { isVisible: false });
    expect([location.state(), location.view(), location.asked()]).toEqual(['idle', null, 0]);
    location.send({ type: 'VISIBLE' });
    expect(location.asked()).toBe(1);
    location.send({ type: 'HIDDEN' });
    location.done('getPosition', position);
    location.done('geocode', amsterdam);
    location.wait(2 * HOUR);
    expect([location.state(), location.asked()]).toEqual(['idle', 1]);
    location.send({ type: 'VISIBLE' });
    expect(location.asked()).toBe(2);
  });

  test('[N04] hidden and seen while it is looked for: known when it ends', () => {
    const location = allowed('granted');
    location.send({ type: 'HIDDEN' });
    location.send({ type: 'VISIBLE' });
    expect(location.asked()).toBe(1);
    location.fail('getPosition', { code: 'unavailable' });
    location.wait(60_000);
    expect(location.asked()).toBe(2);
  });

  test('[N04] hidden while the place is fresh: not located at the end of the hour', () => {
    const location = located();
    location.send({ type: 'HIDDEN' });
    expect(location.state()).toBe('located');
    location.wait(HOUR);
    expect([location.state(), location.asked()]).toEqual(['idle', 1]);
  });

  test('[N04] three hours’ sleep: the old place is not given, and renewed when the page is seen', () => {
    const location = located();
    location.sleep(3 * HOUR);
    expect([location.geocode(), location.country()]).toEqual([null, 'DE']);
    location.send({ type: 'VISIBLE' });
    expect(location.asked()).toBe(2);
  });

  test('[N04] three hours’ sleep, then hidden: what was known is known no more', () => {
    const location = located();
    location.sleep(3 * HOUR);
    location.send({ type: 'HIDDEN' });
    expect([location.state(), location.view(), location.asked()]).toEqual(['idle', null, 1]);
  });

  test.each([
    [null, HOUR - 500, 500],
    [null, HOUR, 0],
    [0, HOUR + 500, 0],
    [0, 0, HOUR],
    [HOUR, 0, HOUR],
  ])('[N04] stored at %s, it is too old %i ms into 1970 in %i ms', (at, now, left) => {
    const stored = at === null ? null : { at, geocode: false as const };
    expect(untilStale({ stored, now: () => now })).toBe(left);
  });

  test('[N04] a device clock moved a day either way makes no place old or of the future count', () => {
    for (const move of [DAY, -DAY]) {
      const location = located();
      location.sleep(move);
      expect(location.geocode()).toBeNull();
      location.wait(HOUR);
      expect(location.asked()).toBe(2);
    }
    const ahead = allowed('granted', { stored: { ...belgian, at: EPOCH + DAY } });
    expect(ahead.state()).toBe('updating');
  });

  test('[N04] another tab’s place is taken, with its age', () => {
    const location = allowed('prompt');
    location.send({ type: 'STORED_ELSEWHERE', stored: { ...belgian, at: EPOCH - HOUR / 2 } });
    expect([location.view(), location.country()]).toEqual(['located', 'BE']);
    location.wait(HOUR / 2 - 1);
    expect(location.view()).toBe('located');
    location.wait(1);
    expect(location.view()).toBe('prompt');
  });

  test('[N04] another tab’s place that comes while this one looks is taken, and does not stop it', () => {
    const location = allowed('prompt');
    location.send({ type: 'LOCATE' });
    location.send({ type: 'STORED_ELSEWHERE', stored: belgian });
    expect([location.view(), location.country(), location.asked()]).toEqual(['asking', 'BE', 1]);
  });
});

describe('geolocation, failures of the browser', () => {
  test.each([
    [{ code: 'denied' }, 'failed: denied'],
    [{ code: 'unavailable' }, 'failed: unavailable'],
    [{ code: 'timeout' }, 'failed: timeout'],
    [{ code: 2 }, 'failed: unavailable'],
    ['no object', 'failed: unavailable'],
    [null, 'failed: unavailable'],
    [new Error('of another kind'), 'failed: unavailable'],
  ])('[N04] the press answered with %o: %s, nothing is stored', (error, view) => {
    const location = allowed('prompt');
    location.send({ type: 'LOCATE' });
    location.fail('getPosition', error);
    expect([location.view(), location.ran]).toEqual([view, []]);
    location.send({ type: 'LOCATE' });
    expect([location.view(), location.failure()]).toEqual(['asking', null]);
  });

  test('[N04] where the browser does not say what it allows, its refusal does', () => {
    const location = start({ stored: belgian });
    location.send({ type: 'STORED_ELSEWHERE', stored: null });
    location.send({ type: 'LOCATE' });
    location.fail('getPosition', { code: 'unavailable' });
    expect(location.allows()).toBe('unknown');
    location.send({ type: 'LOCATE' });
    location.fail('getPosition', { code: 'denied' });
    expect([location.view(), location.allows()]).toEqual(['denied', 'denied']);
  });

  test('[N04] a browser that tells nothing is waited for 30 s, not a millisecond less', () => {
    const location = allowed('prompt');
    location.send({ type: 'LOCATE' });
    location.wait(29_999);
    expect(location.view()).toBe('asking');
    location.wait(1);
    expect(location.view()).toBe('failed: timeout');
  });

  test('[N04] where it is allowed it tries again after a minute; a failure in silence is not shown', () => {
    const location = allowed('granted');
    location.fail('getPosition', { code: 'unavailable' });
    expect([location.state(), location.view()]).toEqual(['failed', null]);
    location.wait(59_999);
    expect(location.asked()).toBe(1);
    location.wait(1);
    expect([location.asked(), location.view()]).toEqual([2, null]);
  });

  test('[N04] a failure of a press is silent when the place is then found by itself', () => {
    const location = allowed('prompt');
    location.send({ type: 'LOCATE' });
    location.permission('granted');
    location.fail('getPosition', { code: 'unavailable' });
    expect(location.view()).toBe('failed: unavailable');
    location.wait(60_000);
    expect([location.view(), location.asked()]).toEqual([null, 2]);
  });

  test('[N04] a failure stays while the page is hidden, and is tried anew when seen or allowed', () => {
    const location = allowed('granted');
    location.fail('getPosition', { code: 'timeout' });
    location.send({ type: 'HIDDEN' });
    expect(location.state()).toBe('failed');
    location.send({ type: 'VISIBLE' });
    expect(location.asked()).toBe(2);
    location.fail('getPosition', { code: 'timeout' });
    location.permission('granted');
    expect(location.asked()).toBe(3);
  });
});

proveMachine(geolocationModel, {
  id: 'N04',
  docs: new URL('./geolocation.docs.md', import.meta.url),
  ways: new URL('./geolocation.ways.gen.json', import.meta.url),
});
