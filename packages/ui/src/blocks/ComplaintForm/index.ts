export { ComplaintForm } from './ComplaintForm.tsx';
export type {
  ComplaintFormLabels,
  ComplaintFormProps,
  ComplaintValues,
} from './ComplaintForm.types.ts';
