import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { ChevronPreviousIcon } from '@velours/ui/primitives/Icon';

/** The way back from a page of its own that belongs to the settings, in the words of whose texts the page has. */
export function BackToSettings(props: { children: string }): ReactNode {
  return (
    <div>
      <Link href="/settings" appearance="quiet" iconStart={<ChevronPreviousIcon />}>
        {props.children}
      </Link>
    </div>
  );
}
