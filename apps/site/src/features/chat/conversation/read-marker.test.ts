import { describe, expect, it, vi } from 'vitest';
import { createReadMarker, type Read } from './ConversationThread.tsx';

const open = { conversation: 'talk', lastReceived: 1, isVisible: true };

const marker = (answer: () => Promise<void> = () => Promise.resolve()) => {
  const save = vi.fn<(read: Read) => Promise<void>>(answer);
  return { save, tell: createReadMarker(save) };
};

describe('[C04] reading a conversation', () => {
  it('is read up to its newest received message, and told once', () => {
    const { save, tell } = marker();
    tell(open);
    tell({ ...open });
    expect(save).toHaveBeenCalledExactlyOnceWith({ conversation: 'talk', read_up_to: 1 });
    tell({ ...open, lastReceived: 2 });
    expect(save).toHaveBeenLastCalledWith({ conversation: 'talk', read_up_to: 2 });
  });

  it('is not read while the page cannot be seen, nor before something was received', () => {
    const { save, tell } = marker();
    tell({ ...open, isVisible: false });
    tell({ ...open, lastReceived: undefined });
    expect(save).not.toHaveBeenCalled();
    tell(open);
    expect(save).toHaveBeenCalledOnce();
  });

  it('is told again at the next fact where the server did not answer', async () => {
    const { save, tell } = marker(() => Promise.reject(new TypeError('fetch failed')));
    tell(open);
    await Promise.resolve();
    await Promise.resolve();
    tell({ ...open });
    expect(save).toHaveBeenCalledTimes(2);
  });
});
