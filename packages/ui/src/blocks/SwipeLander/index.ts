export { SwipeLander } from './SwipeLander.tsx';
export type { SwipeLanderLabels, SwipeLanderProps } from './SwipeLander.tsx';
