export { ProfileActions, ProfileMenu } from './ProfileActions.tsx';
export type {
  ProfileActionsLabels,
  ProfileActionsProps,
  ProfileMenuProps,
} from './ProfileActions.types.ts';
