import { useRef } from 'react';
import { useApi } from '../../../app/data/api.ts';

/** The other member is told at most this often that one is typing, in milliseconds. */
const TELL_EVERY = 3_000;

export interface TellTyping {
  /** One is typing. */
  readonly tell: () => void;
  /** One has sent what was typed: the next letter is news again. */
  readonly reset: () => void;
}

/** Tells the other member that one is typing; nothing depends on it, so a failure is ignored. */
export function useTellTyping(conversation: string | undefined): TellTyping {
  const api = useApi();
  const toldAt = useRef(0);
  return {
    tell() {
      const now = Date.now();
      if (document.visibilityState !== 'visible') return;
      if (!conversation || now - toldAt.current < TELL_EVERY) return;
      toldAt.current = now;
      void api.POST('/api/typing.php', { body: { conversation } }).catch(() => undefined);
    },
    reset() {
      toldAt.current = 0;
    },
  };
}
