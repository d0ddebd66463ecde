/** Whether the next document is on its way, whatever this one still holds. */
let isOver = false;

/** Has the browser ask before this document is left, until the returned function is called. */
export function guardDocument(): () => void {
  // A browser may have kept it, and come back to it.
  isOver = false;
  const ask = (event: BeforeUnloadEvent): void => {
    if (!isOver) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/**
 * Goes to another document unasked: who stayed would keep a page that is of no use any more.
 * @param path @default the page's own address, loaded anew
 */
export function leaveDocument(path?: string): void {
  isOver = true;
  if (path === undefined) location.reload();
  else location.assign(path);
}
