/** The tab a key goes to from `current`: round and round with the arrows, the ends with Home and End; undefined for other keys. */
export const tabForKey = (
  key: string,
  ids: readonly string[],
  current: string | undefined,
): string | undefined => {
  const at = ids.indexOf(current ?? '');
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length];
    case 'ArrowLeft':
      return ids[(Math.max(at, 0) - 1 + ids.length) % ids.length];
    case 'Home':
      return ids[0];
    case 'End':
      return ids.at(-1);
    default:
      return undefined;
  }
};
