import type { Services } from '../../context.ts';

/** Where links in a mail lead that no call of its reader caused: the public origin of the member's own brand, or the first one. */
export function originOf(services: Services, domain: string): string {
  const { publicOrigins } = services.config;
  const own = publicOrigins.find(
    (origin) => services.settings.forHost(new URL(origin).host).key === domain,
  );
  const origin = own ?? publicOrigins[0];
  if (origin === undefined) throw new Error('No public origin is set');
  return origin;
}
