import { fromRoot } from '../../../scripts/lib/paths.mjs';

/** Where the machines live, one folder each. */
export const sources = fromRoot('packages', 'machines', 'src');
