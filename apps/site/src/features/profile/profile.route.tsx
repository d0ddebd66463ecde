import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadProfile, profileSections, submitProfile } from './profile.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { ProfileScreen, sectionTitles } from './ProfileScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadProfile);
export const clientLoader = browserLoader(loadProfile);
export const action = serverAction(submitProfile);
export const clientAction = browserAction(submitProfile);

export const handle = {
  // The uploader's words stand with those of sign-up.
  namespaces: ['ownprofile', 'profile', 'interests', 'photos', 'signup'],
  title: (t, _data, { search }) => {
    const { open } = profileSections(search);
    const page = t(($) => $.ownprofile.title);
    return open ? `${sectionTitles(t)[open]} · ${page}` : page;
  },
} satisfies PageHandle;

export default ProfileScreen;
