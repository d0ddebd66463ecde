/** The way to the other tabs of this browser, and from them. */
export interface TabChannel<News> {
  tell: (news: News) => void;
  /** Returns how to stop. */
  listen: (listener: (news: News) => void) => () => void;
  close: () => void;
}

/**
 * A channel of its own name. Without `BroadcastChannel` each tab stands alone.
 * @param read What a message says: another tab may run another version of the site; null where it says nothing we know.
 */
export function tabChannel<News>(
  name: string,
  read: (message: unknown) => News | null,
): TabChannel<News> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    tell: (news) => channel?.postMessage(news),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const news = read(data);
        if (news) listener(news);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    close: () => channel?.close(),
  };
}

/** The channel of a name that lives as long as this tab; only in the browser. */
export function sharedChannel<News>(
  ...of: Parameters<typeof tabChannel<News>>
): () => TabChannel<News> {
  let channel: TabChannel<News> | undefined;
  return () => (channel ??= tabChannel(...of));
}
