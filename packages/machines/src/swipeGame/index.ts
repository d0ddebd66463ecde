export * from './swipeGame.machine.ts';
export * from './swipeGame.logic.ts';
