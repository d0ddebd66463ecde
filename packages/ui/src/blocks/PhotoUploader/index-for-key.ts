/** The index a key moves a photo to, from `index`; undefined for other keys and past the ends. */
export const indexForKey = (key: string, index: number, total: number): number | undefined => {
  const to = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: total - 1,
  }[key];
  return to === undefined || to === index || to < 0 || to >= total ? undefined : to;
};
