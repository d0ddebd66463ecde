export { IcebreakerModal } from './IcebreakerModal.tsx';
export type {
  IcebreakerMember,
  IcebreakerModalLabels,
  IcebreakerModalProps,
} from './IcebreakerModal.types.ts';
