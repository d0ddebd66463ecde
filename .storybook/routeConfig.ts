import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * The part of `@react-router/dev/routes` that the site's table of routes is written with. The real one runs in Node only;
 * main.ts puts this in its place, so that stories read the same table.
 */
type Options = Pick<RouteConfigEntry, 'id'>;

export const index = (file: string, options: Options = {}): RouteConfigEntry => ({
  ...options,
  file,
  index: true,
});

export const route = (path: string, file: string, options: Options = {}): RouteConfigEntry => ({
  ...options,
  path,
  file,
});

export const layout = (file: string, children: RouteConfigEntry[] = []): RouteConfigEntry => ({
  file,
  children,
});
