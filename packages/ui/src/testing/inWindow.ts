/** For stories: what is measured in a window of this width, and height (CSS pixels), with text of this size (percent). */
export const inWindow = async <Measured>(
  { width, height, textSize = 100 }: { width: number; height?: number; textSize?: number },
  measure: () => Measured,
): Promise<Measured> => {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('The story stands in no frame that could be sized.');
  const root = document.documentElement;
  const { width: widthBefore, height: heightBefore } = frame.style;
  const fontSizeBefore = root.style.fontSize;
  frame.style.width = `${width}px`;
  if (height !== undefined) frame.style.height = `${height}px`;
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
    frame.style.width = widthBefore;
    frame.style.height = heightBefore;
    root.style.fontSize = fontSizeBefore;
  }
};

const isHidden = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));

/** Words that stand on two lines, where they are seen. */
export const brokenWords = (box: HTMLElement): readonly string[] => {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (isHidden(text.parentElement)) continue;
    for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
};
