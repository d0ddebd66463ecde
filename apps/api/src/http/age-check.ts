/**
 * Photos of others are withheld from a browser until it has passed an age check, where the domain demands one (feature B14). What was found
 * out lives in a sealed cookie of that browser alone: no row and no account knows of it.
 */
import type { FastifyRequest } from 'fastify';
import type { Schemas } from '@velours/openapi/types';
import type { Services } from '../context.ts';
import type { Reply } from './request.ts';

const COOKIE = 'age_check';
/** So long a passed check holds, in seconds. */
const PASSED_SECONDS = 30 * 86_400;
/** So long somebody has for one. */
const BEGUN_SECONDS = 3_600;

interface Proof {
  readonly state: 'begun' | 'passed';
  /** The check's id at who makes it. */
  readonly id: string;
  /** ISO 8601. */
  readonly until: string;
}

/** A check that was passed on one domain says nothing on another. */
const contextOf = (services: Services, request: FastifyRequest): string =>
  `age check ${services.settings.forHost(request.host).key}`;

/** What the browser brings, or null when it is nothing, changed, from elsewhere or over. */
export function proofOf(services: Services, request: FastifyRequest): Proof | null {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined || cookie === '') return null;
  try {
    const sealed = Buffer.from(cookie, 'base64url');
    const proof = JSON.parse(services.vault.open(sealed, contextOf(services, request))) as Proof;
    return Date.parse(proof.until) > services.clock() ? proof : null;
  } catch {
    return null;
  }
}

/** Gives the browser its proof, or takes it away. */
export function setProof(
  services: Services,
  request: FastifyRequest,
  reply: Reply,
  proof: Pick<Proof, 'state' | 'id'> | null,
): void {
  const maxAge = proof === null ? 0 : proof.state === 'begun' ? BEGUN_SECONDS : PASSED_SECONDS;
  const until = new Date(services.clock() + maxAge * 1000).toISOString();
  const text = JSON.stringify({ ...proof, until });
  reply.setCookie(
    COOKIE,
    proof === null
      ? ''
      : services.vault.seal(text, contextOf(services, request)).toString('base64url'),
    { path: '/', httpOnly: true, sameSite: 'lax', secure: services.config.secure, maxAge },
  );
}

/** How it stands in this browser, as the settings tell. */
export function ageCheckOf(
  services: Services,
  request: FastifyRequest,
): Schemas['Settings']['age_check'] {
  if (!services.settings.forHost(request.host).requires_age_check) return 'not_needed';
  return proofOf(services, request)?.state === 'passed' ? 'passed' : 'needed';
}
