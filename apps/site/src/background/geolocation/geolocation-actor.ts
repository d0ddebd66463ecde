import { createActor, fromCallback, fromPromise, type Actor, type EventObject } from 'xstate';
import { geolocationMachine, type Place, type Position } from '@velours/machines/geolocation';
import { answer } from '../../app/data/api.ts';
import { settingsKey } from '../../app/data/keys.ts';
import type { SiteSettings } from '../../app/data/queries.ts';
import { watchOtherTabs } from '../../app/data/local-storage.ts';
import type { Member } from '../host.ts';
import { PLACE_KEY, watchLocationPermission } from './location-permission.ts';
import { getPosition, placeStorage } from './place.ts';

/** Where the member is, over the browser's geolocation and geocode.php (spec sections 3, 4 and 7). */
export function startGeolocation(
  { api, client }: Pick<Member, 'api' | 'client'>,
  signal: AbortSignal,
): Actor<typeof geolocationMachine> {
  const settingsCountry = (): string | null =>
    client.getQueryData<SiteSettings>(settingsKey)?.geoip_selected_country ?? null;

  const actor = createActor(
    geolocationMachine.provide({
      actors: {
        watchPermission: fromCallback<EventObject, undefined>(({ sendBack }) =>
          watchLocationPermission((permission) => sendBack({ type: 'PERMISSION', permission })),
        ),
        getPosition: fromPromise<Position, undefined>(() => getPosition()),
        geocode: fromPromise<Place, Position>(({ input: query, signal: until }) =>
          answer(api.GET('/api/geocode.php', { params: { query }, signal: until })),
        ),
      },
      actions: { storePlace: (_args, { stored }) => placeStorage.store(stored) },
    }),
    {
      input: {
        now: () => Date.now(),
        isVisible: document.visibilityState === 'visible',
        stored: placeStorage.read(),
        settingsCountry: settingsCountry(),
      },
    },
  );
  actor.start();
  document.addEventListener(
    'visibilitychange',
    () => actor.send({ type: document.visibilityState === 'visible' ? 'VISIBLE' : 'HIDDEN' }),
    { signal },
  );
  watchOtherTabs(
    PLACE_KEY,
    () => actor.send({ type: 'STORED_ELSEWHERE', stored: placeStorage.read() }),
    signal,
  );
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== settingsKey[0]) return;
    const country = settingsCountry();
    if (country !== actor.getSnapshot().context.settingsCountry) {
      actor.send({ type: 'SETTINGS', country });
    }
  });
  signal.addEventListener('abort', stop);
  return actor;
}
