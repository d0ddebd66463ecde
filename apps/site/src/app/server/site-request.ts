import { createContext, RouterContextProvider } from 'react-router';

/** What the server that mounts the site gives for each request. */
export interface SiteRequestInput {
  /** Calls the API in process on behalf of the caller; hands back its Set-Cookie. */
  apiFetch: typeof fetch;
  /** Nonce of this answer's content security policy. */
  cspNonce: string;
  /** Host the request was sent to, with its port. */
  host: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Notes in the server's log that something failed. */
  report: (error: unknown) => void;
}

export const siteRequestContext = createContext<SiteRequestInput>();

/** The load context of one request; the API server calls this (apps/api mounts the build). */
export function createLoadContext(input: SiteRequestInput): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteRequestContext, input);
  return context;
}
