import './layers.css.ts';
import { brands } from '../brands/index.ts';
import { emitBrand, emitShared } from './emit.ts';

/**
 * Every theme of the product: what all brands share, then each brand. The server writes `data-brand` and
 * `data-color-scheme` (light, dark or system) on `<html>`, so the first paint is right and portalled dialogs inherit it.
 */
emitShared();
for (const brand of brands) emitBrand(brand, brand.id === 'general');
