export { ActivationResult } from './ActivationResult.tsx';
export type {
  ActivationResultLabels,
  ActivationResultProps,
  ActivationStatus,
} from './ActivationResult.types.ts';
