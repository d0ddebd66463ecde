/** The oldest browsers that the site is built for and checked against (docs/decisions/0031); on phones the same versions. */
export const OLDEST_BROWSERS = {
  chrome: '120',
  edge: '120',
  firefox: '128',
  safari: '17.4',
} as const;

/** The same as a build takes them: what is newer is written in an older way, or with a prefix, where a tool knows how. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => name + version,
);
