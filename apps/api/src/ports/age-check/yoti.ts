/**
 * Yoti's age verification service (developers.yoti.com/age-verification): a session is made, the browser goes there, and the session's
 * result is asked for. It is told no name and no account, and of its answer only the end is read.
 */
import { readJson } from '../answers.ts';
import type { AgeCheckPort, AgeCheckResult } from './age-check-port.ts';

const TIMEOUT_MS = 10_000;
/** How long somebody has for it, in seconds. */
const TTL = 1800;
/** Who is taken for 25 or more by their face is 18; others show a document. */
const FACE_THRESHOLD = 25;
const LEGAL_AGE = 18;

const ENDS: Readonly<Record<string, AgeCheckResult>> = {
  PENDING: 'checking',
  IN_PROGRESS: 'checking',
  COMPLETE: 'passed',
};

export interface YotiSettings {
  readonly sdkId: string;
  readonly apiKey: string;
  readonly url: string;
}

export function createYoti(
  { sdkId, apiKey, url }: YotiSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): AgeCheckPort {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api/v1/sessions${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'yoti-sdk-id': sdkId,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Yoti answered ${response.status}`);
    return (await readJson(response)) as { readonly id?: unknown; readonly status?: unknown };
  };
  return {
    name: 'yoti',
    begin: async (returnUrl) => {
      const { id } = await call('POST', '', {
        type: 'OVER',
        ttl: TTL,
        age_estimation: { allowed: true, threshold: FACE_THRESHOLD, level: 'PASSIVE' },
        digital_id: { allowed: true, threshold: LEGAL_AGE },
        doc_scan: { allowed: true, threshold: LEGAL_AGE, level: 'PASSIVE', authenticity: 'AUTO' },
        callback: { auto: true, url: returnUrl },
        cancel_url: returnUrl,
        // They come back once it is known.
        synchronous_checks: true,
      });
      if (typeof id !== 'string') throw new Error('Yoti made no session');
      return { id, url: `${url}?${new URLSearchParams({ sessionId: id, sdkId }).toString()}` };
    },
    result: async (id) => {
      const { status } = await call('GET', `/${encodeURIComponent(id)}/result`);
      return ENDS[String(status)] ?? 'failed';
    },
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Id and key, both or none; the address is Yoti's own unless a test sets another. */
export function yotiOf(
  text: (name: string) => string | undefined,
  faults: string[],
): YotiSettings | null {
  const sdkId = text('YOTI_SDK_ID');
  const apiKey = text('YOTI_API_KEY');
  const url = text('YOTI_URL') ?? 'https://age.yoti.com';
  if (sdkId === undefined && apiKey === undefined) return null;
  if (sdkId === undefined || !UUID.test(sdkId)) faults.push('YOTI_SDK_ID must be a UUID');
  if (apiKey === undefined || apiKey.length < 20)
    faults.push('YOTI_API_KEY must be an API key of Yoti');
  if (!/^https?:\/\/[^/]+$/.test(url)) faults.push(`YOTI_URL must be an origin, not "${url}"`);
  return { sdkId: sdkId ?? '', apiKey: apiKey ?? '', url };
}
