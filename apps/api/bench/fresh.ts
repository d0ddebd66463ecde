/** How a recorded statement writes a value that is another at each call. */
export const FRESH = {
  /** Followed by its number in the call. */
  id: '{id}',
  key: '{key}',
  hash: '{hash}',
  lock: '{lock}',
  position: '{position}',
} as const;
