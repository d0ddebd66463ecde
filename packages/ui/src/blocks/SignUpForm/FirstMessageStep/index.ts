export { FirstMessageStep } from './FirstMessageStep.tsx';
export type {
  FirstMessagePerson,
  FirstMessageStepLabels,
  FirstMessageStepProps,
  FirstMessageValues,
} from './FirstMessageStep.types.ts';
