import type { ReactNode } from 'react';
import { code } from './playground.css.ts';

/** A name or a value as it is written in code. */
export function Code({ children }: { children: string }): ReactNode {
  return (
    <code className={code} translate="no">
      {children}
    </code>
  );
}
