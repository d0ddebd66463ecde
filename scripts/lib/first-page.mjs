/** What a package's README has whoever follows it do. */

/**
 * The files of a README: each block of code whose language is followed by a path.
 * @param {string} readme
 * @returns {[path: string, text: string][]}
 */
export const filesOf = (readme) =>
  [...readme.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => [
    path,
    text,
  ]);

/**
 * The command by which a package is installed.
 * @param {string} readme
 * @returns {string}
 */
export const installOf = (readme) => /^npm install .+$/m.exec(readme)?.[0] ?? '';
