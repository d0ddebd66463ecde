import type { BrowserContext, Page } from '@playwright/test';

/**
 * Whether the script of a page listens: React has taken over what the server rendered, as its own marks on the nodes tell. A page
 * that is not of the site (the sandbox bank's, a file) never asks for any. It is touched as a hand on the mouse does: one that sleeps
 * wakes up by that, and some code of the others waits for it.
 */
const isLive = (part: string): boolean => {
  dispatchEvent(new Event('pointermove'));
  if (document.querySelector('script[type^="asleep:"]')) return false;
  if (!('__reactRouterContext' in window)) return true;
  const marked = (node: Node, mark: string): unknown =>
    Object.entries(node).find(([key]) => key.startsWith(mark))?.[1];
  const root = marked(document, '__reactContainer$') as
    | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
    | undefined;
  return (
    root?.stateNode.current.memoizedState.isDehydrated === false &&
    Array.from(document.querySelectorAll(`${part} :is(button, input, select, textarea)`)).every(
      (control) => marked(control, '__reactProps$'),
    )
  );
};

/** For a page that a link or a form of another has opened. @param part - Of the page, as a selector: the rest may still be on its way. */
export const untilLive = async (page: Page, part = 'body'): Promise<void> => {
  await page.waitForFunction(isLive, part);
};

/**
 * Lets `goto` and `reload` end when the page listens, unless they say what else to wait for. What is done before that is lost at
 * times (E07): flows that are about something else would fail by it, on a machine that has other work.
 */
export const waitUntilLive = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const { goto, reload } = page;
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options);
      if (options?.waitUntil === undefined) await untilLive(page);
      return answer;
    };
    page.reload = async (options) => {
      // One that has just begun to reload itself (for a part that failed while the server was away) is reloaded by that.
      const answer = await reload.call(page, options).catch((error: Error) => {
        if (!error.message.includes('ERR_ABORTED')) throw error;
        return null;
      });
      if (options?.waitUntil === undefined) await untilLive(page);
      return answer;
    };
  });
};
