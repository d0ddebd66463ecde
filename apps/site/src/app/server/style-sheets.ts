import { readFileSync } from 'node:fs';
import type { EntryContext } from 'react-router';

const cache = new Map<string, string>();

/** `build/`: the server's bundle, in whichever chunk this stands, and the browser's files lie beside each other in it. */
const buildFolder = import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/') + 1);

/** The text of a built style sheet. */
export function styleSheet(href: string): string {
  let text = cache.get(href);
  if (text === undefined) {
    text = readFileSync(new URL(`client${href}`, buildFolder), 'utf8');
    cache.set(href, text);
  }
  return text;
}

/** The sheets of the matched routes, in the order of the routes, each once. */
export function sheetsOf(router: EntryContext): Set<string> {
  return new Set(
    router.staticHandlerContext.matches.flatMap(
      (match) => router.manifest.routes[match.route.id]?.css ?? [],
    ),
  );
}
