/** For stories: what is measured in a window of this width (CSS pixels), with text of this size (percent). */
export const inWindow = async <Measured>(
  { width, textSize = 100 }: { width: number; textSize?: number },
  measure: () => Measured,
): Promise<Measured> => {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('The story stands in no frame that could be sized.');
  const root = document.documentElement;
  const before = { width: frame.style.width, fontSize: root.style.fontSize };
  frame.style.width = `${width}px`;
  root.style.fontSize = `${textSize}%`;
  try {
    // What watches its size is told of it.
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    if (window.innerWidth !== width) throw new Error(`${window.innerWidth} px wide, not ${width}`);
    return measure();
  } finally {
    frame.style.width = before.width;
    root.style.fontSize = before.fontSize;
  }
};
