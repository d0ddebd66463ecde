import type { SessionEvent, SessionMember } from '@velours/machines/session';
import type { SessionView } from './session-words.ts';
import { isSessionNews } from './session-news.ts';
import type { SessionStart, StartedSession } from './session-actor.ts';

/** The session of one page: its statechart once that is there, before it what the page came with. */
export interface Session {
  /** Resolves when the statechart has it, or needs not have it. */
  send: (event: SessionEvent) => Promise<void>;
  /** Undefined while the statechart is not there: nothing has happened since the page came. */
  view: () => SessionView | undefined;
  subscribe: (listener: () => void) => () => void;
}

export interface SessionParts {
  now: () => number;
  /** Who is there as far as the page knows; undefined where it does not. */
  member: () => SessionMember | null | undefined;
  /** Fetches the statechart and starts it. */
  start: (start: SessionStart) => Promise<StartedSession>;
  /** The statechart could not be fetched: another way for an event that cannot wait. */
  doWithout: (event: SessionEvent) => void;
}

const AT_REST = {
  logInFailure: null,
  blockedMinutes: null,
  logOutFailure: null,
  isUncertain: false,
  isUnreachable: false,
} as const;

/** What is seen of an event while the statechart is on its way. */
const FIRST_VIEW: { [Type in SessionEvent['type']]?: SessionView } = {
  LOG_IN: { ...AT_REST, status: 'loggingIn' },
  LOG_OUT: { ...AT_REST, status: 'loggingOut' },
};

/** A log-in whose statechart could not be fetched: nothing was sent. */
const LOG_IN_FAILED: SessionView = {
  ...AT_REST,
  status: 'visitor',
  logInFailure: { code: 'network', fields: [], params: {} },
};

/**
 * One session for a page (spec section 4). Nearly every page ends as it began, so the statechart is fetched with the first event
 * that changes something.
 */
export function createSession(parts: SessionParts): Session {
  const since = parts.now();
  const listeners = new Set<() => void>();
  let pathname = '/';
  let member: SessionMember | null | undefined;
  let view: SessionView | undefined;
  let starting: Promise<StartedSession> | undefined;

  const show = (next: SessionView | undefined): void => {
    view = next;
    listeners.forEach((listener) => listener());
  };

  async function start(event: SessionEvent): Promise<StartedSession> {
    show(FIRST_VIEW[event.type]);
    try {
      return await parts.start({ pathname, member, since, onView: show });
    } catch (error) {
      starting = undefined;
      show(event.type === 'LOG_IN' ? LOG_IN_FAILED : undefined);
      throw error;
    }
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(event) {
      if (event.type === 'PAGE') pathname = event.pathname;
      if (!starting) {
        if (member === undefined) {
          member = event.type === 'MEMBER_READ' ? event.member : parts.member();
        }
        if (!isSessionNews(event, { member, since, now: parts.now() })) return;
      }
      starting ??= start(event);
      try {
        const started = await starting;
        started.send(event);
      } catch {
        // A failed chunk is the reload guard's affair (chunk-reload.ts), once a minute.
        parts.doWithout(event);
      }
    },
  };
}
