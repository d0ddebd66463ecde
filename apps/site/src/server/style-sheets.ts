import { readFileSync } from 'node:fs';
import type { EntryContext } from 'react-router';

const cache = new Map<string, string>();

/** The text of a built style sheet; the server's bundle lies beside the browser's files. */
export function styleSheet(href: string): string {
  let text = cache.get(href);
  if (text === undefined) {
    text = readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8');
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
