export { ProfileActions } from './ProfileActions.tsx';
export type { ProfileActionsLabels, ProfileActionsProps } from './ProfileActions.types.ts';
