export type SwipeDecision = 'like' | 'pass';

/** Where a finger or pointer was, and when (the event's own time, in milliseconds). */
export interface DragSample {
  x: number;
  time: number;
}

/** How far a card must be pushed to be let go for good: three tenths of its width, 120 px at most. */
export const thresholdOf = (width: number): number => Math.min(120, width * 0.3);

/** A flick this fast, in px per millisecond, decides before the threshold... */
const flick = 0.5;
/** ...once the card has been moved at all: less is a tap with an unsteady hand. */
const leastFlick = 24;
/** Only the end of a drag says how fast it was let go. */
const sampleTime = 100;

/** How fast the pointer was at the end, in px per millisecond, to the right positive. */
export const velocityOf = (samples: readonly DragSample[]): number => {
  const last = samples.at(-1);
  if (!last) return 0;
  const first = samples.find(({ time }) => last.time - time <= sampleTime) ?? last;
  const time = last.time - first.time;
  return time <= 0 ? 0 : (last.x - first.x) / time;
};

/** What the card would be, were it held here: shown on it while it is dragged. */
export const intentOf = (offset: number, width: number): SwipeDecision | null => {
  if (Math.abs(offset) < thresholdOf(width)) return null;
  return offset > 0 ? 'like' : 'pass';
};

/**
 * What letting go means. Right likes, left passes; far enough or fast enough. Thrown back towards the middle it is neither,
 * however far it is out: that is how a drag is taken back (WCAG 2.5.2).
 */
export const decisionOf = (
  offset: number,
  velocity: number,
  width: number,
): SwipeDecision | null => {
  const isFast = Math.abs(velocity) >= flick;
  const isOutward = Math.sign(velocity) === Math.sign(offset);
  if (isFast && !isOutward) return null;
  if (isFast && Math.abs(offset) >= leastFlick) return offset > 0 ? 'like' : 'pass';
  return intentOf(offset, width);
};

/** What a key does while the deck has the focus. */
export const actionForKey = (key: string): SwipeDecision | 'undo' | 'open' | null => {
  switch (key) {
    case 'ArrowRight':
      return 'like';
    case 'ArrowLeft':
      return 'pass';
    case 'Backspace':
      return 'undo';
    case 'Enter':
      return 'open';
    default:
      return null;
  }
};
