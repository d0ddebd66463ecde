/** The value lists of the contract as constants. */
export * from './page-values.gen.ts';
export * from './values.gen.ts';
