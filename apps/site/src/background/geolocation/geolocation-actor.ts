import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { geolocationMachine, type Place, type Position } from '@velours/machines/geolocation';
import { answer, type Api } from '../../app/data/api.ts';
import { getPosition, placeStorage, watchLocationPermission } from './browser-location.ts';

export type GeolocationActor = Actor<typeof geolocationMachine>;

/** Where the visitor is, over the browser's geolocation and geocode.php (spec sections 3, 4 and 7). */
export function createGeolocationActor(api: Api, settingsCountry: string | null): GeolocationActor {
  return createActor(
    geolocationMachine.provide({
      actors: {
        watchPermission: fromCallback<EventObject, undefined>(({ sendBack }) =>
          watchLocationPermission((permission) => sendBack({ type: 'PERMISSION', permission })),
        ),
        getPosition: fromPromise<Position, undefined>(() => getPosition()),
        geocode: fromPromise<Place, Position>(({ input: query, signal }) =>
          answer(api.GET('/api/geocode.php', { params: { query }, signal })),
        ),
      },
      actions: { storePlace: (_args, { stored }) => placeStorage.store(stored) },
    }),
    {
      input: {
        now: () => Date.now(),
        isVisible: document.visibilityState === 'visible',
        stored: placeStorage.read(),
        settingsCountry,
      },
    },
  );
}
