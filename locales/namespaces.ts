import * as bundled from './bundled.ts';

/** The namespaces the site reads, with the shape of their texts. */
export type Namespaces = typeof bundled;

export type Namespace = keyof Namespaces;

export const NAMESPACES = Object.keys(bundled) as Namespace[];
