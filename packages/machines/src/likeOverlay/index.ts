export * from './likeOverlay.constants.ts';
export { likeOverlayMachine } from './likeOverlay.machine.ts';
export * from './likeOverlay.selectors.ts';
export type * from './likeOverlay.types.ts';
