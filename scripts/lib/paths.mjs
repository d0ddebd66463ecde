import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {...string} parts - Path below the root. @returns {string} Absolute path. */
export const fromRoot = (...parts) => join(root, ...parts);
