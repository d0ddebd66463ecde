import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveStore } from './live-store.ts';

const write = { type: 'ENQUEUE', profileId: 'you', text: 'Hello' } as const;

afterEach(() => liveStore.disconnect());

describe('the outbox that is fetched when it is wanted', () => {
  it('[B03] what is written before the outbox is there fetches it, and reaches it', () => {
    const fetch = vi.fn<() => void>();
    const forget = liveStore.whenOutboxIsWanted(fetch);
    expect(fetch).not.toHaveBeenCalled();
    liveStore.send(write);
    expect(fetch).toHaveBeenCalledOnce();
    const receive = vi.fn<(command: unknown) => void>();
    liveStore.connect(receive);
    expect(receive).toHaveBeenCalledExactlyOnceWith(write);
    forget();
  });

  it('[B03] a conversation that was open before the live part fetches it as soon as that is there', () => {
    liveStore.wantOutbox();
    const fetch = vi.fn<() => void>();
    const forget = liveStore.whenOutboxIsWanted(fetch);
    expect(fetch).toHaveBeenCalledOnce();
    forget();
  });

  it('a member page without a conversation does not fetch it', () => {
    const fetch = vi.fn<() => void>();
    const forget = liveStore.whenOutboxIsWanted(fetch);
    expect(fetch).not.toHaveBeenCalled();
    forget();
  });
});
