import type { ReactNode } from 'react';
import { bar } from './RouteProgress.css.ts';
import type { RouteProgressProps } from './RouteProgress.types.ts';

/**
 * The line at the top of the window while a page is on its way (spec section 4). It only shows a state: the 200 ms
 * before it starts and the moment it ends belong to the navigation machine.
 */
export const RouteProgress = ({ state, label }: RouteProgressProps): ReactNode => {
  if (state === 'idle') return null;
  // Finishing is for the eye alone: the new page has arrived and is what should be read.
  if (state === 'finishing') return <div className={bar({ state })} aria-hidden="true" />;
  return <div className={bar({ state })} role="progressbar" aria-label={label} />;
};
