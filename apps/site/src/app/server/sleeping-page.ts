/** Scripts sleep until their page is painted, or where it is whole without any until somebody touches it (docs/decisions/0026). */
import type { QueryClient } from '@tanstack/react-query';
import type { EntryContext } from 'react-router';
import { userKey } from '../data/keys.ts';
import { DRAFT_PREFIX, MEMBER_CAME_KEY } from '../data/stored.ts';
import type { PageHandle } from '../document/page-handle.ts';
import { PAGE_BUTTONS } from '../loading/early-presses.ts';
import { SIGNS } from '../loading/first-touch.ts';
import {
  startScripts,
  wakeOncePainted,
  wakeOnceTouched,
  type WakerFacts,
} from '../loading/waker.ts';
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

/** What a page waits for before its scripts run. */
export type Sleep = 'until painted' | 'until touched';

const wakers: Record<Sleep, string> = {
  'until painted': `(${wakeOncePainted.toString()})(${startScripts.toString()},'${MARK}')`,
  'until touched': `(${wakeOnceTouched.toString()})(${startScripts.toString()},${JSON.stringify(facts)})`,
};

/** How the page that is rendered sleeps; undefined where it has no scripts. */
export function sleepOf(
  { staticHandlerContext, routeModules }: EntryContext,
  data: QueryClient,
): Sleep | undefined {
  const { matches, errors, actionData } = staticHandlerContext;
  const handles = matches.map(
    ({ route }) => routeModules[route.id]?.handle as PageHandle | undefined,
  );
  if (handles.some((handle) => handle?.isStatic)) return undefined;
  // What was sent with a form stands in the answer: who sent it is there, and a reload would send it again.
  const isAsked = errors === null && actionData === null;
  const isVisitors = data.getQueryData(userKey) === null;
  const isPlain = handles.some((handle) => handle?.isPlain);
  return isVisitors && isAsked && isPlain ? 'until touched' : 'until painted';
}

/**
 * The document with the router's scripts and the loading of their files put to sleep, and the one that wakes them at its head.
 * @param html - As React writes it: a `<` in data is escaped, so that a tag is a tag.
 * @param nonce - What the content security policy asks of a script.
 */
export function putToSleep(html: string, nonce: string, sleep: Sleep): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${MARK}modulepreload"`)
    .replace(/<script( [^>]*)>(?=[^<]*__reactRouter)/g, (_tag, attributes: string) =>
      attributes.includes(' type="module"')
        ? `<script${attributes.replace('type="module"', `type="${MARK}module"`)}>`
        : `<script type="${MARK}"${attributes}>`,
    )
    .replace('</head>', () => `<script nonce="${nonce}">${wakers[sleep]}</script></head>`);
}
