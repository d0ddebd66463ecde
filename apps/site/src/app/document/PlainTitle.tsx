import type { ReactNode } from 'react';

/** A page's title as it is, for pages that cannot count on the settings having been loaded. */
export function PlainTitle(props: { children: string }): ReactNode {
  return <title>{props.children}</title>;
}
