import './themes.css.ts';
import { docs } from '../brands/docs.ts';
import { emitBrand } from './emit.ts';

/** The neutral theme of the documentation: imported by Storybook, never by the site. */
emitBrand(docs);
