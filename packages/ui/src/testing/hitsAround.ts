/** For stories: what a finger meets so many px beyond each edge of an element, which has to be in the window. */
export const hitsAround = (element: Element, distance: number): readonly (Element | null)[] => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    document.elementFromPoint(left - distance, y),
    document.elementFromPoint(right + distance, y),
    document.elementFromPoint(x, top - distance),
    document.elementFromPoint(x, bottom + distance),
  ];
};
