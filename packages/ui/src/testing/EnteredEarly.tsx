import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

type EnteredEarlyProps = {
  children: ReactElement;
  /** Fills the page in that has no script yet. */
  enter: (page: HTMLElement) => void;
};

/** Stories only: what the server has rendered, filled in before its script comes. */
export const EnteredEarly = ({ children, enter }: EnteredEarlyProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = box.current?.appendChild(document.createElement('div'));
    if (!page) return undefined;
    page.innerHTML = renderToString(children);
    enter(page);
    const root = hydrateRoot(page, children);
    return () => {
      root.unmount();
      page.remove();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: the script comes once
  }, []);
  return <div ref={box} />;
};
