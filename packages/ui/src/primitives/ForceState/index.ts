export { ForceState } from './ForceState.tsx';
export type { ForceStateProps } from './ForceState.tsx';
