import type { ReactNode } from 'react';
import { usePageInfo } from '../../app/document/SiteProviders.tsx';
import { useIsServed } from '../../app/loading/parts.tsx';
import { DISMISSAL_PREFIX, type Dismissible } from '../../app/data/local-storage.ts';

/** Marks an alert as the server rendered it. */
const SERVED_ALERT = 'data-served-alert';

/**
 * An alert that can be dismissed. The server renders it where it is due, and does not know what this browser has dismissed: a
 * script in line hides it before anything is painted, so that nothing moves.
 */
export function ServedAlert({
  alert,
  children,
}: {
  alert: Dismissible;
  children: ReactNode;
}): ReactNode {
  const isServed = useIsServed();
  const { nonce } = usePageInfo();
  return (
    <>
      {isServed && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: hideDismissedScript(alert) }}
        />
      )}
      <div {...(isServed ? { [SERVED_ALERT]: alert } : {})}>{children}</div>
    </>
  );
}

/** What hides a dismissed alert, with the item of a list that it stands in. */
export function hideDismissedScript(alert: Dismissible): string {
  const served = `[${SERVED_ALERT}=${alert}]`;
  const rule = JSON.stringify(`${served},li:has(>${served}){display:none}`);
  const key = JSON.stringify(DISMISSAL_PREFIX + alert);
  return `try{if(localStorage.getItem(${key})!==null){const s=new CSSStyleSheet;s.replaceSync(${rule});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}}catch{}`;
}
