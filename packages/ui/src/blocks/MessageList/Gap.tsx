import { useLayoutEffect, useRef } from 'react';
import { gap } from './MessageList.css.ts';

export interface GapProps {
  /** What the rows take that are not drawn, in pixels. */
  height: number;
}

/** Stands for rows that are not drawn. Its height is set by script: a style attribute would be refused (CSP). */
export const Gap = ({ height }: GapProps) => {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.style.setProperty('block-size', `${height}px`);
  }, [height]);
  return <div ref={element} className={gap} data-gap="" />;
};
