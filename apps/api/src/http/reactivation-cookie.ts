/** What a log-in to a deleted account leaves in the browser: for a short while it can take the account back without asking again. */
import type { Services } from '../context.ts';
import { OFFER_SECONDS, makeReactivationToken } from '../domain/deletion/reactivate.ts';
import type { Reply } from './request.ts';

export const REACTIVATION_COOKIE = 'reactivation';

export async function offerReactivation(
  services: Services,
  reply: Reply,
  memberId: string,
): Promise<void> {
  const expiresAt = new Date(services.clock() + OFFER_SECONDS * 1000);
  const token = await makeReactivationToken(services, services.db, memberId, {
    expiresAt,
    byLogIn: true,
  });
  setOffer(services, reply, token, OFFER_SECONDS);
}

export const clearOffer = (services: Services, reply: Reply): void =>
  setOffer(services, reply, '', 0);

function setOffer(services: Services, reply: Reply, token: string, maxAge: number): void {
  reply.setCookie(REACTIVATION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: services.config.secure,
    maxAge,
  });
}
