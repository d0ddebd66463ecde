import { browserLoader } from '../data/browser-loader.ts';
import { loadProfile } from '../data/pages/profile.ts';
import { ProfileScreen } from '../screens/ProfileScreen.tsx';
import { profileAction } from '../server/actions/profile.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/profile.ts';

export const loader = serverLoader(loadProfile);
export const clientLoader = browserLoader(loadProfile);
export const action = profileAction;

export const handle = {
  // The uploader's words stand with those of sign-up.
  namespaces: ['ownprofile', 'profile', 'photos', 'signup'],
  title: (t) => t(($) => $.ownprofile.title),
} satisfies PageHandle;

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { idempotencyKey, isSaved } = loaderData;
  return <ProfileScreen {...{ idempotencyKey, isSaved }} refused={actionData} />;
}
