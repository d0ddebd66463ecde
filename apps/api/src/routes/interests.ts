import type { RouteFile } from '../http/handler.ts';

/** GET interests.php: the interests of the domain. */
export const routes: RouteFile = (services) => ({
  getInterests: async (request) => ({
    interests: services.settings.forHost(request.host).interests,
  }),
});
