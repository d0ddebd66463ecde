import type { MouseEvent } from 'react';

/** An `onPress` that does something here instead of going there; nothing where there is nothing to do. */
export const takeOver = (
  act: (() => void) | undefined,
): ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined =>
  act &&
  ((event) => {
    event.preventDefault();
    act();
  });
