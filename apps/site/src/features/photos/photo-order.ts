/** `photos` as `order` has them; those that it does not name stay behind. */
export function inOrder<Photo extends { id: string }>(
  photos: readonly Photo[],
  order: readonly string[] | null,
): Photo[] {
  if (order === null) return [...photos];
  const place = ({ id }: Photo): number => {
    const index = order.indexOf(id);
    return index < 0 ? order.length : index;
  };
  return photos.toSorted((one, other) => place(one) - place(other));
}

/** `ids` with one of them at another place. */
export const moved = (ids: readonly string[], id: string, index: number): string[] => {
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
};
