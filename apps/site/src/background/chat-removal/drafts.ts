import { useCallback, useSyncExternalStore } from 'react';
import { DRAFT_PREFIX, listenToTabs, readAllStored, store } from '../../app/data/local-storage.ts';

/** What a member has begun to write and not sent (B10): in this browser alone, by conversation. */
export interface Drafts {
  read: (conversation: string) => string;
  /** An empty text takes the draft away. */
  write: (conversation: string, text: string) => void;
  /** All of the member's drafts by conversation; the same object until one changes. */
  all: () => ReadonlyMap<string, string>;
  /** Calls back when a draft changes here or in another tab; returns how to stop. */
  watch: (listener: () => void) => () => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Where storage is forbidden or full a draft lasts as long as the page. */
export function createDrafts(memberId: string): Drafts {
  const prefix = `${DRAFT_PREFIX}${memberId}-`;
  const listeners = new Set<() => void>();
  let drafts: ReadonlyMap<string, string> | undefined;
  let stop: (() => void) | undefined;

  const load = (): ReadonlyMap<string, string> => {
    const found = readAllStored(prefix);
    return found.size > 0 ? found : NONE;
  };
  const all = (): ReadonlyMap<string, string> => (drafts ??= load());
  const change = (conversation: string, text: string): void => {
    const next = new Map(all());
    if (text === '') next.delete(conversation);
    else next.set(conversation, text);
    drafts = next;
    listeners.forEach((listener) => listener());
  };
  /** Another tab has written: what was written last is what holds. */
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === null) {
      drafts = undefined;
      listeners.forEach((listener) => listener());
    } else if (key.startsWith(prefix)) change(key.slice(prefix.length), newValue ?? '');
  };

  return {
    all,
    read: (conversation) => all().get(conversation) ?? '',
    write(conversation, text) {
      store(prefix + conversation, text || null);
      change(conversation, text);
    },
    watch(listener) {
      if (listeners.size === 0) stop = listenToTabs(onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        // Nobody hears of other tabs from now on.
        drafts = undefined;
      };
    },
  };
}

const known = new Map<string, Drafts>();

/** The drafts of a member; only in the browser. */
export function draftsOf(memberId: string): Drafts {
  const drafts = known.get(memberId) ?? createDrafts(memberId);
  known.set(memberId, drafts);
  return drafts;
}

/** All drafts of a member; none on the server and while the page is picked up. */
export function useDrafts(memberId: string): ReadonlyMap<string, string> {
  return useSyncExternalStore(
    useCallback((listener) => draftsOf(memberId).watch(listener), [memberId]),
    () => draftsOf(memberId).all(),
    () => NONE,
  );
}

/** The draft of one conversation, and how it is changed. */
export function useDraft(
  memberId: string,
  conversation: string,
): readonly [string, (text: string) => void] {
  const text = useDrafts(memberId).get(conversation) ?? '';
  const write = useCallback(
    (next: string) => draftsOf(memberId).write(conversation, next),
    [memberId, conversation],
  );
  return [text, write];
}
