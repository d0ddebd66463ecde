import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

type ScrollBoxProps = {
  /** Looks of the component it is part of; they make it scroll. */
  className: string;
  children: ReactNode;
};

/** What scrolls when it is long; then it can be reached by keyboard, to be scrolled by it. */
export const ScrollBox = ({ className, children }: ScrollBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolling(element.scrollHeight > element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className={className} {...(isScrolling ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
};
