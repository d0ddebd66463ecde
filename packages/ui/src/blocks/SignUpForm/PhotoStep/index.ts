export { PhotoStep } from './PhotoStep.tsx';
export type { PhotoStepProps } from './PhotoStep.types.ts';
