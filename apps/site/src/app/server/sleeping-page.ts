/** Pages that are whole without script: their scripts sleep until somebody touches the page (docs/decisions/0026). */
import { PassThrough, type Writable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import type { EntryContext } from 'react-router';
import { userKey } from '../data/keys.ts';
import { DRAFT_PREFIX, MEMBER_CAME_KEY } from '../data/stored.ts';
import type { PageHandle } from '../document/page-handle.ts';
import { PAGE_BUTTONS } from '../loading/early-presses.ts';
import { SIGNS } from '../loading/first-touch.ts';
import { waker, type WakerFacts } from '../loading/waker.ts';
import { DIALOG_MEDIA, SIGN_UP_PATH } from '../navigation/sign-up-dialog.ts';

const MARK = 'asleep:';

const facts: WakerFacts = {
  signs: SIGNS,
  mark: MARK,
  dialog: {
    links: `a[href="${SIGN_UP_PATH}"], a[href^="${SIGN_UP_PATH}?"]`,
    media: DIALOG_MEDIA,
  },
  buttons: PAGE_BUTTONS,
  draft: DRAFT_PREFIX,
  memberCame: MEMBER_CAME_KEY,
};

const text = `(${waker.toString()})(${JSON.stringify(facts)})`;

/** Whether the page that is rendered sleeps until it is touched: a visitor's, of those that are plain. */
export const isAsleep = (
  { staticHandlerContext, routeModules }: EntryContext,
  data: QueryClient,
): boolean =>
  data.getQueryData(userKey) === null &&
  staticHandlerContext.errors === null &&
  // What was sent with a form stands in it: who sent it is there, and a reload would send it again.
  staticHandlerContext.actionData === null &&
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.isPlain,
  );

/**
 * The document with the router's scripts and the loading of their files put to sleep, and the one that wakes them at its head.
 * @param html - As React writes it: a `<` in data is escaped, so that a tag is a tag.
 * @param nonce - What the content security policy asks of a script.
 */
export function putToSleep(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${MARK}modulepreload"`)
    .replace(/<script( [^>]*)>(?=[^<]*__reactRouter)/g, (_tag, attributes: string) =>
      attributes.includes(' type="module"')
        ? `<script${attributes.replace('type="module"', `type="${MARK}module"`)}>`
        : `<script type="${MARK}"${attributes}>`,
    )
    .replace('</head>', () => `<script nonce="${nonce}">${text}</script></head>`);
}

/** What hands a rendered document on to `body` when it is whole, put to sleep. */
export function asleep(body: Writable, nonce: string): Writable {
  const written = new PassThrough();
  textOf(written).then(
    (html) => body.end(putToSleep(html, nonce)),
    (error: Error) => body.destroy(error),
  );
  return written;
}
