import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a page costs over the wire, gzip, in bytes. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

const gzip = (text: string | Buffer): number => gzipSync(text).length;

/** How long no further file may have come in before a page counts as loaded. Milliseconds. */
const QUIET = 1000;

/** Until the page has been idle for a while. An event stream never ends, so the network itself is no measure. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    (period) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, period);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, period);
        }).observe({ type: 'resource' });
      }),
    QUIET,
  );
}

/**
 * Opens a page as a first visit would (nothing cached) and weighs every script and style it loads by itself, or where it sleeps until
 * it is touched at the first touch, those in the document included.
 */
export async function weigh(
  page: Page,
  path: string,
  { isTouched }: { isTouched: boolean },
): Promise<Weight> {
  const responses: Response[] = [];
  const collect = (response: Response): void => void responses.push(response);
  page.on('response', collect);
  await page.goto(path, { waitUntil: 'load' });
  if (isTouched) await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => !document.querySelector('script[type^="asleep:"]'));
  await quiet(page);
  page.off('response', collect);

  const inline = await page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return {
      // What the page streams in for hydration is data, not code.
      script: texts(
        'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])',
      ).filter((text) => !text.includes('streamController.enqueue')),
      style: texts('style'),
      // Texts are data as well, in files that the document names.
      texts: texts('#page-texts').flatMap((json) => json.match(/\/assets\/[\w.-]+/g) ?? []),
    };
  });
  let script = gzip(inline.script.join('\n'));
  let style = gzip(inline.style.join('\n'));
  for (const response of responses) {
    const type = (await response.headerValue('content-type')) ?? '';
    const isText = inline.texts.includes(new URL(response.url()).pathname);
    if (response.ok() && type.includes('javascript') && !isText)
      script += gzip(await response.body());
    if (response.ok() && type.includes('text/css')) style += gzip(await response.body());
  }
  return { script, style };
}
