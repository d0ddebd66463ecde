// Written by `npm run new:brand` from the files of this folder. Do not edit.

import { general } from './general.ts';
import { she } from './she.ts';
import { bdsm } from './bdsm.ts';
import { bbw } from './bbw.ts';
import { gilf } from './gilf.ts';
import { milf } from './milf.ts';
import { gay } from './gay.ts';
import { docs } from './docs.ts';
import type { Brand } from './types.ts';

/** Every brand that has a theme, in the order of their niches. */
export const themedBrands: readonly Brand[] = [
  general,
  she,
  bdsm,
  bbw,
  gilf,
  milf,
  gay,
  docs,
];
