import { DISMISSAL_PREFIX, type Dismissible } from './dismissals.ts';

/** Marks an alert as the server rendered it: there it is not known what this browser has dismissed. */
export const SERVED_ALERT = 'data-served-alert';

/** A script in line, before the alerts: those that were dismissed are never painted, so that nothing moves. */
export function hideDismissedScript(alerts: readonly Dismissible[]): string {
  const rules = alerts.map((alert) => [
    `${DISMISSAL_PREFIX}${alert}`,
    `[${SERVED_ALERT}=${alert}]{display:none}`,
  ]);
  return `try{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(rules)}.map(([k,r])=>localStorage.getItem(k)===null?"":r).join(""));document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]}catch{}`;
}
