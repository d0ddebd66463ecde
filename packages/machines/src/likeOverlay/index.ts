export * from './likeOverlay.machine.ts';
export * from './likeOverlay.logic.ts';
