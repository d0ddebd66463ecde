export { ProfileForm } from './ProfileForm.tsx';
export type {
  ProfileFormField,
  ProfileFormLabels,
  ProfileFormProps,
  ProfileValues,
} from './ProfileForm.types.ts';
