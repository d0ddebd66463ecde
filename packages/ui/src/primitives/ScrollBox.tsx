import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

type ScrollBoxProps = {
  /** Its name as a place to stop at. */
  label: string;
  /** Looks of the component it is part of; they make it scroll. */
  className: string;
  children: ReactNode;
};

const STOPS = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

/**
 * What scrolls when it is long. Where nothing in it can be reached by keyboard, and scrolled by it, it is reached itself: a
 * region with a name.
 */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void =>
      setStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    const changed = new MutationObserver(look);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return (
    <div
      ref={box}
      className={className}
      {...(isStop ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {children}
    </div>
  );
};
