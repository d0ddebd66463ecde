import type { StreamEvent } from '@velours/api-client';
import { tabChannel } from '../app/data/tab-channel.ts';
import { STREAM_EVENTS } from './events.ts';

const STREAM = '/api/events.php';

/** What the tab with the stream tells the others, and what a tab asks that comes later. */
type StreamNews =
  | { readonly type: 'opened' }
  | { readonly type: 'asking' }
  | { readonly type: 'event'; readonly id: string; readonly event: StreamEvent };

function readNews(message: unknown): StreamNews | null {
  const { type, id, event } = (message ?? {}) as { type?: string; id?: unknown; event?: unknown };
  if (type === 'opened' || type === 'asking') return { type };
  return type === 'event' && typeof id === 'string' && typeof event === 'object' && event !== null
    ? { type, id, event: event as StreamEvent }
    : null;
}

export interface StreamListener {
  onOpen: () => void;
  onEvent: (event: StreamEvent) => void;
  /** The stream of this tab was lost; it does not come back by itself. */
  onLost: () => void;
}

/** The last event that this tab has seen of each member's stream: the next stream goes on from there. */
const lastSeen = new Map<string, string>();

/**
 * The live stream of a member, one for all tabs of the browser: the tab that holds the lock has it and hands on what comes. When that
 * tab goes the next one opens it where it ended. Where the browser has no locks each tab has its own.
 * @returns how to stop
 */
export function openSharedStream(memberId: string, listener: StreamListener): () => void {
  const channel = tabChannel(`stream-${memberId}`, readNews);
  const over = new AbortController();
  let source: EventSource | undefined;
  let isOpen = false;

  const opened = (): void => {
    if (isOpen) return;
    isOpen = true;
    listener.onOpen();
  };
  const take = (id: string, event: StreamEvent): void => {
    if (id) lastSeen.set(memberId, id);
    listener.onEvent(event);
  };
  const lead = (): void => {
    const last = lastSeen.get(memberId);
    const query = last === undefined ? '' : `?${new URLSearchParams({ last_event_id: last })}`;
    source = openStream(STREAM + query, {
      onOpen: () => {
        opened();
        channel.tell({ type: 'opened' });
      },
      onEvent: (id, event) => {
        take(id, event);
        channel.tell({ type: 'event', id, event });
      },
      onLost: listener.onLost,
    });
  };

  channel.listen((news) => {
    if (news.type === 'asking') {
      if (source?.readyState === EventSource.OPEN) channel.tell({ type: 'opened' });
    } else if (source === undefined) {
      opened();
      if (news.type === 'event') take(news.id, news.event);
    }
  });
  if ('locks' in navigator && typeof BroadcastChannel !== 'undefined') {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    over.signal.addEventListener('abort', () => release());
    navigator.locks
      .request(`stream-${memberId}`, { signal: over.signal }, () => {
        if (!over.signal.aborted) lead();
        return held;
      })
      // Stopped before the lock was granted.
      .catch(() => undefined);
    channel.tell({ type: 'asking' });
  } else lead();

  return () => {
    over.abort();
    source?.close();
    channel.close();
  };
}

interface SourceListener {
  onOpen: () => void;
  onEvent: (id: string, event: StreamEvent) => void;
  onLost: () => void;
}

function openStream(url: string, { onOpen, onEvent, onLost }: SourceListener): EventSource {
  const source = new EventSource(url);
  source.addEventListener('open', onOpen);
  // The statechart decides when to try again, not the browser.
  source.addEventListener('error', () => {
    source.close();
    onLost();
  });
  for (const name of ['hello', ...STREAM_EVENTS]) {
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      onEvent(lastEventId, { event: name, data: JSON.parse(data || '{}') } as StreamEvent);
    });
  }
  return source;
}
