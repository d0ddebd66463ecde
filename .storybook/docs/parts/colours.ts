/** The custom property of a token: `primary`, `onFill` gives `--velours-color-primary-on-fill`. */
export const property = (...path: readonly string[]): string =>
  `--velours-color-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The grounds on which text and controls may stand. */
export const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const;
