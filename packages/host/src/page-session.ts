/** The calls of one page on the server are one visit: whose session it is, is read once for them. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Page {
  /** By session id. Null once the page has written something: from then on every call reads again. */
  sessions: Map<string, Promise<unknown>> | null;
}

const pages = new AsyncLocalStorage<Page>();

/** @returns what runs a call as one of the page's */
export function onePage(): <Answer>(call: () => Promise<Answer>) => Promise<Answer> {
  const page: Page = { sessions: new Map() };
  return (call) => pages.run(page, call);
}

/** Whether the page on whose behalf this runs has written something. */
export const hasPageWritten = (): boolean => pages.getStore()?.sessions === null;

/** What the page knows of the session already, else what `read` finds. @param isWrite whether the call may change a session, or what its member has */
export function readOnceAPage<Found>(
  id: string,
  isWrite: boolean,
  read: () => Promise<Found>,
): Promise<Found> {
  const page = pages.getStore();
  if (page !== undefined && isWrite) page.sessions = null;
  if (page?.sessions == null) return read();
  const found = (page.sessions.get(id) as Promise<Found> | undefined) ?? read();
  page.sessions.set(id, found);
  return found;
}
