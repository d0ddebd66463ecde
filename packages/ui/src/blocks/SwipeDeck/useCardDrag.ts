import type { PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import type { DragSample, SwipeDecision } from './decision.ts';
import { decisionOf, intentOf, velocityOf } from './decision.ts';

/** The custom property by which a card follows the finger, in px without the unit, set on the element itself: no render for each move. */
export const offsetName = '--swipe-offset';

/** Follows one finger or pointer across the top card and says what letting go means. Up and down is left to scrolling. */
export const useCardDrag = (
  card: RefObject<HTMLElement | null>,
  onDecide: (decision: SwipeDecision, offset: number) => void,
) => {
  const start = useRef<{ pointerId: number; x: number } | null>(null);
  const samples = useRef<DragSample[]>([]);
  const [isDragging, setIsDragging] = useState(false);
  const [intent, setIntent] = useState<SwipeDecision | null>(null);

  const width = (): number => card.current?.offsetWidth ?? 0;
  const follow = (offset: number): void => {
    card.current?.style.setProperty(offsetName, String(offset));
    setIntent(intentOf(offset, width()));
  };
  const letGo = (): void => {
    start.current = null;
    setIsDragging(false);
    follow(0);
  };
  const sample = (event: PointerEvent): void => {
    samples.current.push({ x: event.clientX, time: event.timeStamp });
  };

  return {
    isDragging,
    intent,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        if (!event.isPrimary || event.button !== 0) return;
        start.current = { pointerId: event.pointerId, x: event.clientX };
        samples.current = [];
        sample(event);
        setIsDragging(true);
        try {
          card.current?.setPointerCapture(event.pointerId);
        } catch {
          // The pointer is gone already: what it does next is not heard outside the card, which then stays where it is.
        }
      },
      onPointerMove: (event: PointerEvent): void => {
        if (event.pointerId !== start.current?.pointerId) return;
        sample(event);
        follow(event.clientX - start.current.x);
      },
      onPointerUp: (event: PointerEvent): void => {
        if (event.pointerId !== start.current?.pointerId) return;
        sample(event);
        const offset = event.clientX - start.current.x;
        const decision = decisionOf(offset, velocityOf(samples.current), width());
        letGo();
        if (decision !== null) onDecide(decision, offset);
      },
      onPointerCancel: letGo,
    },
  };
};
