/** What a reader may have set in the system, as the browser is told it. */
export type Features = readonly { name: string; value: string }[];

const outline = (element: Element): string => element.outerHTML.slice(0, 160);

/** Moves for longer than a blink, in milliseconds. */
const blink = 200;

const isTransparent = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

const content = 'img, svg, video, canvas, input, select, textarea, progress, meter';

/**
 * Boxes that say something by their ground alone: a bar, a dot, a track. Text carries itself, and so do pictures and
 * controls.
 */
const bareFills = (): readonly Element[] =>
  Array.from(document.body.querySelectorAll('*')).filter((element) => {
    if (element.closest('svg, .sb-wrapper') || element.matches(content)) return false;
    if (element.textContent?.trim() || element.querySelector(content)) return false;
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, backgroundImage, visibility, opacity } = getComputedStyle(element);
    return (
      width > 2 &&
      height > 2 &&
      visibility === 'visible' &&
      opacity !== '0' &&
      (!isTransparent(backgroundColor) || backgroundImage.includes('gradient'))
    );
  });

/** Whether a box is seen when its ground is the page's: by an edge, or by a ground that is not the page's. */
const isSeen = (element: Element, canvas: string): boolean => {
  const style = getComputedStyle(element);
  const hasEdge = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) =>
      parseFloat(style[`border${side}Width`]) > 0 &&
      style[`border${side}Style`] !== 'none' &&
      !isTransparent(style[`border${side}Color`]),
  );
  const hasOutline = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none';
  return (
    hasEdge ||
    hasOutline ||
    (!isTransparent(style.backgroundColor) && style.backgroundColor !== canvas)
  );
};

/** A system colour as it is now. */
const systemColour = (name: string): string => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = name;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
};

const movements = (): readonly string[] =>
  document.getAnimations().flatMap((animation) => {
    const { target } = animation.effect as KeyframeEffect;
    const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
    // Storybook pauses what a style sheet moves while stories are tested.
    const isMoving = ['running', 'paused'].includes(animation.playState);
    return isMoving && Number(activeDuration) > blink && target
      ? [`moves for ${String(activeDuration)} ms: ${outline(target)}`]
      : [];
  });

/**
 * Sets forced colours and reduced motion, as the system would, and throws where something can no longer be seen, or still
 * moves. `emulate` tells the browser what is set.
 */
export const checkPreferences = async (
  emulate: (features: Features) => Promise<void>,
): Promise<void> => {
  const root = document.documentElement;
  const { motion } = root.dataset;
  const fills = bareFills();
  root.dataset['motion'] = 'on';
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  const moving = movements();
  const canvas = systemColour('Canvas');
  const lost = fills.filter((element) => !isSeen(element, canvas)).map(outline);
  await emulate([]);
  if (motion !== undefined) root.dataset['motion'] = motion;
  if (lost.length > 0) throw new Error(`Not seen in forced colours:\n${lost.join('\n')}`);
  if (moving.length > 0)
    throw new Error(`Moves for who asked for no motion:\n${moving.join('\n')}`);
};
