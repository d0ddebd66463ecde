export * from './swipeGame.constants.ts';
export { swipeGameMachine } from './swipeGame.machine.ts';
export * from './swipeGame.selectors.ts';
export type * from './swipeGame.types.ts';
