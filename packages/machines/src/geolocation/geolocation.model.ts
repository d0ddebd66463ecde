import { EPOCH, defineModel } from '../testing/types.ts';
import type { Frame, RanAction, Scenario } from '../testing/types.ts';
import {
  LOCATE_RETRY_MS,
  PLACE_CACHE_MS,
  POSITION_TIMEOUT_MS,
  selectGeocode,
  selectPaymentCountry,
  selectPermission,
  selectState,
  selectView,
} from './geolocation.logic.ts';
import type { LocationPermission, Place, Position, StoredPlace } from './geolocation.logic.ts';
import { geolocationMachine } from './geolocation.machine.ts';
import type { GeolocationEvent } from './geolocation.machine.ts';

export const amsterdam: Place = { country: 'NL', countryregion: 'NL-NH', city: 'Amsterdam' };
export const position: Position = { lat: 52.37, lon: 4.89 };

const DAY_MS = 86_400_000;

const permission = (value: LocationPermission): GeolocationEvent => ({
  type: 'PERMISSION',
  permission: value,
});

const storedElsewhere: readonly GeolocationEvent[] = [
  { type: 'STORED_ELSEWHERE', stored: null },
  { type: 'STORED_ELSEWHERE', stored: { at: EPOCH, geocode: { ...amsterdam, country: 'BE' } } },
];

const permissions = (['prompt', 'granted', 'denied', 'unsupported', 'unknown'] as const).map(
  (value) => permission(value),
);

const scenario = (
  name: string,
  stored: StoredPlace | null,
  events: readonly GeolocationEvent[],
  more: Partial<Scenario<typeof geolocationMachine>> = {},
): Scenario<typeof geolocationMachine> => ({
  name,
  input: (now) => ({ now, isVisible: true, stored, settingsCountry: 'DE' }),
  events: [...permissions, { type: 'LOCATE' }, { type: 'VISIBLE' }, { type: 'HIDDEN' }, ...events],
  rare: ['PERMISSION'],
  waits: [PLACE_CACHE_MS - 1, PLACE_CACHE_MS],
  sleeps: [3 * 3_600_000, -DAY_MS],
  ...more,
});

const isDone = (step: Frame<typeof geolocationMachine>['step'], id: string): boolean =>
  step.kind === 'done' && step.id === id;

const storedOf = ({ params }: RanAction): StoredPlace | null =>
  (params as { stored: StoredPlace | null }).stored;

/** How geolocation is walked. */
export const geolocationModel = defineModel({
  machine: geolocationMachine,
  scenarios: [
    scenario('nothing known', null, [{ type: 'SETTINGS', country: 'AT' }]),
    scenario('known a moment ago', { at: EPOCH, geocode: amsterdam }, storedElsewhere),
    scenario('unknown half an hour ago', { at: EPOCH - PLACE_CACHE_MS / 2, geocode: false }, []),
  ],
  outcomes: {
    watchPermission: { error: [new Error('no permissions here')] },
    getPosition: {
      done: [position],
      error: [{ code: 'denied' }, { code: 'unavailable' }, { code: 'timeout' }],
    },
    geocode: { done: [amsterdam], error: [{ status: 404, code: 'geocode_not_found' }] },
  },
  tellsTimersApart: false,
  project: (snapshot) => [
    snapshot.context.permission,
    snapshot.context.failure,
    snapshot.context.isPressed,
    snapshot.context.isVisible,
    snapshot.context.stored === null,
    selectPaymentCountry(snapshot),
    selectGeocode(snapshot) === false,
  ],
  view: (snapshot) => selectView(snapshot),
  invariants: () => {
    let restingSince = 0;
    let since = EPOCH;
    return {
      'it has always been decided what the facts mean': ({ snapshot }) =>
        !snapshot.matches({ watching: { settled: 'deciding' } }),
      'nobody is located without a press or the browser’s standing permission': ({
        step,
        started,
        snapshot,
      }) =>
        !started.some(({ src }) => src === 'getPosition') ||
        (step.kind === 'event' && step.event.type === 'LOCATE') ||
        snapshot.context.permission === 'granted',
      'nobody is asked where the browser has said no, or has no geolocation': ({
        snapshot,
        running,
      }) =>
        !running.some((id) => id === 'getPosition' || id === 'geocode') ||
        !['denied', 'unsupported'].includes(selectPermission(snapshot)),
      'only a page that is seen locates by itself': ({ step, started, snapshot }) =>
        !started.some(({ src }) => src === 'getPosition') ||
        (step.kind === 'event' && step.event.type === 'LOCATE') ||
        snapshot.context.isVisible,
      'a place of an hour ago or more, or of the future, is never given': ({ snapshot, now }) => {
        const { stored } = snapshot.context;
        const age = stored ? now - stored.at : -1;
        return (selectGeocode(snapshot) !== null) === (age >= 0 && age < PLACE_CACHE_MS);
      },
      'a place that is known is not asked for again within the hour': ({ started, snapshot }) =>
        !started.some(({ src }) => src === 'getPosition') || !selectGeocode(snapshot),
      'an allowed, seen page never rests without a place, but after a failure': ({ snapshot }) =>
        selectState(snapshot) !== 'idle' ||
        snapshot.context.permission !== 'granted' ||
        !snapshot.context.isVisible,
      'a place rests for an hour at most, a failure for a minute': ({
        snapshot,
        elapsed,
        before,
      }) => {
        const state = selectState(snapshot);
        const hasMoved =
          !before || selectState(before) !== state || before.context !== snapshot.context;
        if (hasMoved) restingSince = elapsed;
        const rested = elapsed - restingSince;
        if (state === 'located') return rested <= PLACE_CACHE_MS;
        return state !== 'failed' || rested <= LOCATE_RETRY_MS;
      },
      'the browser is waited for half a minute at most': ({ snapshot, started, elapsed }) => {
        if (started.some(({ src }) => src === 'getPosition')) since = elapsed;
        return (
          !snapshot.matches({ watching: { locating: 'positioning' } }) ||
          elapsed - since <= POSITION_TIMEOUT_MS
        );
      },
      'a geocode is stored as it came, with its time; its failure as false': ({
        step,
        ran,
        now,
        before,
      }) =>
        ran.every((action) => {
          const stored = storedOf(action);
          if (stored === null) return before !== undefined;
          return (
            // A wait may go on after the moment of storing.
            stored.at <= now &&
            (isDone(step, 'geocode') ? stored.geocode === amsterdam : stored.geocode === false)
          );
        }),
      'where it was denied no place is kept': ({ snapshot }) =>
        selectState(snapshot) !== 'denied' || snapshot.context.stored === null,
      'the payment country is that of the place, else that of the settings': ({ snapshot }) => {
        const place = selectGeocode(snapshot);
        const { settingsCountry } = snapshot.context;
        return selectPaymentCountry(snapshot) === (place ? place.country : settingsCountry);
      },
      'no position is kept': ({ snapshot }) =>
        !JSON.stringify(snapshot.context).includes(`${position.lat}`),
    };
  },
});
