import { assign, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { unprovidedAction, unprovidedActor, unprovidedCallback } from '../private/unprovided.ts';
import {
  GEOCODE_TIMEOUT_MS,
  LOCATE_RETRY_MS,
  POSITION_TIMEOUT_MS,
  isFresh,
  toPositionFailure,
  untilStale,
} from './geolocation.logic.ts';
import type {
  GeolocationContext,
  GeolocationInput,
  LocationPermission,
  Place,
  Position,
  StoredPlace,
} from './geolocation.logic.ts';

export type GeolocationEvent =
  /** From `watchPermission`: at its start and at each change, made here, in another tab or in the browser's settings. */
  | { readonly type: 'PERMISSION'; readonly permission: LocationPermission }
  /** The member wants to be located. */
  | { readonly type: 'LOCATE' }
  | { readonly type: 'VISIBLE' }
  | { readonly type: 'HIDDEN' }
  /** Another tab has stored this. */
  | { readonly type: 'STORED_ELSEWHERE'; readonly stored: StoredPlace | null }
  /** The settings were read anew. */
  | { readonly type: 'SETTINGS'; readonly country: string | null };

type ErrorEvent = { readonly error: unknown };

const canAsk = (permission: LocationPermission): boolean =>
  permission !== 'denied' && permission !== 'unsupported';

/**
 * Where the visitor is, as a country and region (spec sections 3, 4 and 7): kept up to date while the browser allows it
 * and the page is seen, cached up to 1 hour. It never asks by itself: without standing permission only a press locates.
 *
 * Give it
 * - `watchPermission`: a callback actor that sends PERMISSION at its start and at each change;
 * - `getPosition`: the browser's position, not an older one; rejects with a {@link PositionFailure} as `code`;
 * - `geocode`: GET geocode.php;
 * - `storePlace`: stores what it is given, null removes it.
 */
export const geolocationMachine = setup({
  types: {
    context: {} as GeolocationContext,
    events: {} as GeolocationEvent,
    input: {} as GeolocationInput,
  },
  actors: {
    watchPermission: unprovidedCallback<EventObject>('geolocation', 'watchPermission'),
    getPosition: unprovidedActor<Position>('geolocation', 'getPosition'),
    geocode: unprovidedActor<Place, Position>('geolocation', 'geocode'),
  },
  actions: {
    storePlace: unprovidedAction<{ stored: StoredPlace | null }>('geolocation', 'storePlace'),
    takePermission: assign((_args, permission: LocationPermission) => ({ permission })),
    takeStored: assign((_args, stored: StoredPlace | null) => ({ stored })),
    takeSettings: assign((_args, settingsCountry: string | null) => ({ settingsCountry })),
    see: assign({ isVisible: true }),
    hide: assign({ isVisible: false }),
    press: assign({ isPressed: true }),
    update: assign({ isPressed: false }),
    forgetFailure: assign({ failure: null }),
    forgetPlace: assign({ stored: null }),
    takePlace: assign(({ context }, geocode: Place | false) => ({
      stored: { at: context.now(), geocode },
    })),
    takePositionFailure: assign(({ context }, error: unknown) => {
      const failure = toPositionFailure(error);
      // Where the browser does not say what it allows, its refusal does.
      const isDenied = failure === 'denied' && context.permission === 'unknown';
      return { failure, ...(isDenied && { permission: 'denied' as const }) };
    }),
    noteTimeout: assign({ failure: 'timeout' }),
  },
  guards: {
    isUnsupported: ({ context }) => context.permission === 'unsupported',
    isDenied: ({ context }) => context.permission === 'denied',
    mustForget: ({ context }) => context.permission === 'denied' && context.stored !== null,
    hasFailed: ({ context }) => context.failure !== null,
    isFresh: ({ context }) => isFresh(context),
    isDue: ({ context }) =>
      context.permission === 'granted' && context.isVisible && !isFresh(context),
    canLocate: ({ context }) =>
      canAsk(context.permission) && !(isFresh(context) && context.stored?.geocode),
    isRefusal: (_args, permission: LocationPermission) => !canAsk(permission),
  },
  delays: {
    untilStale: ({ context }) => untilStale(context),
    locateRetry: LOCATE_RETRY_MS,
    positionTimeout: POSITION_TIMEOUT_MS,
    geocodeTimeout: GEOCODE_TIMEOUT_MS,
  },
}).createMachine({
  id: 'geolocation',
  context: ({ input }) => ({ ...input, permission: 'unknown', failure: null, isPressed: false }),
  initial: 'watching',
  on: {
    SETTINGS: { actions: { type: 'takeSettings', params: ({ event }) => event.country } },
  },
  states: {
    watching: {
      initial: 'settled',
      invoke: { id: 'watchPermission', src: 'watchPermission', onError: 'unwatched' },
      on: {
        VISIBLE: { actions: 'see' },
        HIDDEN: { actions: 'hide' },
        STORED_ELSEWHERE: {
          actions: { type: 'takeStored', params: ({ event }) => event.stored },
        },
      },
      states: {
        // Worked out anew from the facts whenever one of them has changed.
        settled: {
          initial: 'deciding',
          on: {
            PERMISSION: {
              target: '.deciding',
              actions: [
                'forgetFailure',
                { type: 'takePermission', params: ({ event }) => event.permission },
              ],
            },
            VISIBLE: { target: '.deciding', actions: ['forgetFailure', 'see'] },
            HIDDEN: { target: '.deciding', actions: 'hide' },
            STORED_ELSEWHERE: {
              target: '.deciding',
              actions: { type: 'takeStored', params: ({ event }) => event.stored },
            },
            LOCATE: {
              guard: 'canLocate',
              target: 'locating',
              actions: 'press',
            },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isUnsupported', target: 'unsupported' },
                {
                  guard: 'mustForget',
                  target: 'denied',
                  actions: ['forgetPlace', { type: 'storePlace', params: { stored: null } }],
                },
                { guard: 'isDenied', target: 'denied' },
                { guard: 'hasFailed', target: 'failed' },
                { guard: 'isDue', target: '#locating', actions: 'update' },
                { guard: 'isFresh', target: 'located' },
                { target: 'idle' },
              ],
            },
            unsupported: {},
            denied: {},
            failed: { after: { locateRetry: { target: 'deciding', actions: 'forgetFailure' } } },
            located: { after: { untilStale: 'deciding' } },
            idle: {},
          },
        },
        locating: {
          id: 'locating',
          entry: 'forgetFailure',
          initial: 'positioning',
          on: {
            PERMISSION: [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event.permission },
                target: 'settled',
                actions: { type: 'takePermission', params: ({ event }) => event.permission },
              },
              { actions: { type: 'takePermission', params: ({ event }) => event.permission } },
            ],
            LOCATE: { actions: 'press' },
          },
          states: {
            positioning: {
              invoke: {
                id: 'getPosition',
                src: 'getPosition',
                onDone: 'geocoding',
                onError: {
                  target: '#geolocation.watching.settled',
                  actions: {
                    type: 'takePositionFailure',
                    params: ({ event }: { event: ErrorEvent }) => event.error,
                  },
                },
              },
              after: {
                positionTimeout: {
                  target: '#geolocation.watching.settled',
                  actions: 'noteTimeout',
                },
              },
            },
            geocoding: {
              invoke: {
                id: 'geocode',
                src: 'geocode',
                // The position goes from the browser to the server, and is not kept.
                input: ({ event }) => (event as unknown as { readonly output: Position }).output,
                onDone: {
                  target: '#geolocation.watching.settled',
                  actions: [
                    { type: 'takePlace', params: ({ event }) => event.output },
                    {
                      type: 'storePlace',
                      params: ({ context }) => ({ stored: context.stored }),
                    },
                  ],
                },
                onError: {
                  target: '#geolocation.watching.settled',
                  actions: [
                    { type: 'takePlace', params: false },
                    {
                      type: 'storePlace',
                      params: ({ context }) => ({ stored: context.stored }),
                    },
                  ],
                },
              },
              after: {
                geocodeTimeout: {
                  target: '#geolocation.watching.settled',
                  actions: [
                    { type: 'takePlace', params: false },
                    {
                      type: 'storePlace',
                      params: ({ context }) => ({ stored: context.stored }),
                    },
                  ],
                },
              },
            },
          },
        },
      },
    },
    // What cannot be watched is not used.
    unwatched: {},
  },
});
