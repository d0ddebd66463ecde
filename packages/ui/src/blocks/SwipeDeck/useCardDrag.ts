import type { PointerEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DragSample, SwipeDecision } from './decision.ts';
import { decisionOf, intentOf, velocityOf } from './decision.ts';

/** The custom property by which a card follows the finger, in px without the unit, set on the element itself: no render for each move. */
export const offsetName = '--swipe-offset';

/** Nothing of the page can be decided on while a window lies over it: an overlay can come during a drag. */
const isCovered = (element: Element | null): boolean =>
  element?.closest('[inert], [aria-hidden="true"]') !== null ||
  document.querySelector(':modal') !== null;

/**
 * Follows one finger or pointer across the top card and says what letting go means. Up and down is left to scrolling. A drag belongs to the
 * card it began on: it ends where another comes to lie on top.
 */
export const useCardDrag = (
  card: RefObject<HTMLElement | null>,
  id: string,
  onDecide: (decision: SwipeDecision, offset: number) => void,
) => {
  const start = useRef<{ id: string; card: HTMLElement; pointerId: number; x: number } | null>(
    null,
  );
  const samples = useRef<DragSample[]>([]);
  const [drag, setDrag] = useState<{ id: string; intent: SwipeDecision | null } | null>(null);
  if (drag !== null && drag.id !== id) setDrag(null);

  useLayoutEffect(() => {
    if (start.current === null || start.current.id === id) return;
    start.current.card.style.removeProperty(offsetName);
    start.current = null;
  }, [id]);

  const width = (): number => card.current?.offsetWidth ?? 0;
  const follow = (offset: number): void => {
    card.current?.style.setProperty(offsetName, String(offset));
    setDrag({ id, intent: intentOf(offset, width()) });
  };
  const letGo = (event: PointerEvent): void => {
    if (event.pointerId !== start.current?.pointerId) return;
    start.current = null;
    card.current?.style.setProperty(offsetName, '0');
    setDrag(null);
  };
  const sample = (event: PointerEvent): void => {
    samples.current.push({ x: event.clientX, time: event.timeStamp });
  };

  return {
    isDragging: drag !== null,
    intent: drag?.intent ?? null,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        if (!event.isPrimary || event.button !== 0 || card.current === null) return;
        const { pointerId, clientX: x } = event;
        start.current = { id, card: card.current, pointerId, x };
        samples.current = [];
        sample(event);
        setDrag({ id, intent: null });
        try {
          card.current.setPointerCapture(event.pointerId);
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
        letGo(event);
        if (decision !== null && !isCovered(card.current)) onDecide(decision, offset);
      },
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
  };
};
