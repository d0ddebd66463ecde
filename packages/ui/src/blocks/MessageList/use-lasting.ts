import { useCallback, useLayoutEffect, useRef } from 'react';

type Handler = ((id: string) => void) | undefined;

/** The same function for as long as there is one, so that a caller's new closure draws no bubble again. */
export const useLasting = (handler: Handler): Handler => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  const lasting = useCallback((id: string) => latest.current?.(id), []);
  return handler === undefined ? undefined : lasting;
};
