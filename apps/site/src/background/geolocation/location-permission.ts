import type { LocationPermission } from '@velours/machines/geolocation';

/** Under which name this browser keeps the place that was found (place.ts). */
export const PLACE_KEY = 'place';

/** Tells what the browser allows, at once and at each change; returns how to stop. */
export function watchLocationPermission(
  tell: (permission: LocationPermission) => void,
  browser: Pick<Navigator, 'geolocation' | 'permissions'> = navigator,
): () => void {
  if (!('geolocation' in browser)) {
    tell('unsupported');
    return () => undefined;
  }
  if (!('permissions' in browser)) {
    tell('unknown');
    return () => undefined;
  }
  let isOver = false;
  let status: PermissionStatus | undefined;
  const onChange = (): void => {
    if (status && !isOver) tell(status.state);
  };
  async function watch(): Promise<void> {
    status = await browser.permissions.query({ name: 'geolocation' });
    status.addEventListener('change', onChange);
    onChange();
  }
  watch().catch(() => tell('unknown'));
  return () => {
    isOver = true;
    status?.removeEventListener('change', onChange);
  };
}
