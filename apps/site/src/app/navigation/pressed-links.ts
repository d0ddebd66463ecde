/** The link by which each entry of this tab's history was left, as it is written in the page, by the entry's key. */
export const pressedLinks = new Map<string, string>();

/** The router's key of the entry that is shown; the first of a tab has none. */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? '';
