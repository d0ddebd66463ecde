/** age-check.php: a browser shows that its reader is 18, where the domain demands it (feature B14). */
import { ageCheckOf, proofOf, setProof } from '../http/age-check.ts';
import { defineRoutes } from '../http/handler.ts';
import { callerOf, publicOriginOf } from '../http/request.ts';
import { problem } from '../domain/problem.ts';

export const routes = defineRoutes((services) => ({
  getAgeCheck: async (request, { reply }) => {
    const status = ageCheckOf(services, request);
    const proof = proofOf(services, request);
    if (status !== 'needed' || proof === null) return { body: { status } };
    await services.limits.consume('resultByAgeCheck', proof.id);
    const result = await services.ageCheck.result(proof.id).catch((error: unknown) => {
      services.log.warn({ err: error }, 'age check');
      return 'checking' as const;
    });
    if (result === 'passed') setProof(services, request, reply, { state: 'passed', id: proof.id });
    if (result === 'failed') setProof(services, request, reply, null);
    return { body: { status: result } };
  },

  beginAgeCheck: async (request, { reply }) => {
    const { return_to: returnTo } = request.body;
    if (ageCheckOf(services, request) !== 'needed') return { body: { url: returnTo } };
    await services.limits.consume('ageCheckByCaller', callerOf(request));
    const origin = publicOriginOf(services, request);
    const page = `${origin}/age-check?${new URLSearchParams({ to: returnTo }).toString()}`;
    const { id, url } = await services.ageCheck.begin(page).catch((error: unknown) => {
      services.log.warn({ err: error }, 'age check');
      throw problem('service_unavailable');
    });
    setProof(services, request, reply, { state: 'begun', id });
    return { body: { url } };
  },
}));
