import { useCallback, useEffect } from 'react';
import type { geolocationMachine } from '@velours/machines/geolocation';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useAsyncActor, type AsyncActor } from '../../app/loading/actor-handle.ts';
import { placeStorage } from './browser-location.ts';

/** Where the visitor is (spec section 4), while a page has a use for it. Its statechart is fetched then. */
export function useGeolocation(isWanted: boolean): AsyncActor<typeof geolocationMachine> {
  const api = useApi();
  const { geoip_selected_country: settingsCountry } = useSettings();
  const create = useCallback(async () => {
    const { createGeolocationActor } = await import('./geolocation-actor.ts');
    return createGeolocationActor(api, settingsCountry);
  }, [api, settingsCountry]);
  const geolocation = useAsyncActor(create, isWanted);
  const { actor } = geolocation;

  useEffect(() => {
    if (!actor) return undefined;
    const onVisibility = (): void =>
      actor.send({ type: document.visibilityState === 'visible' ? 'VISIBLE' : 'HIDDEN' });
    document.addEventListener('visibilitychange', onVisibility);
    const stop = placeStorage.watch((stored) => actor.send({ type: 'STORED_ELSEWHERE', stored }));
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      stop();
    };
  }, [actor]);

  return geolocation;
}
