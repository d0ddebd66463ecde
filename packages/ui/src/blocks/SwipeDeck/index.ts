export { SwipeDeck } from './SwipeDeck.tsx';
export type { SwipeDecision } from './decision.ts';
export type { SwipeDeckLabels, SwipeDeckProps, SwipeProfile } from './SwipeDeck.types.ts';
