export { MatchOverlay } from './MatchOverlay.tsx';
export type { MatchOverlayLabels, MatchOverlayProps } from './MatchOverlay.types.ts';
