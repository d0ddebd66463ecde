import { browserLoader } from '../../app/data/browser-loader.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { loadSettings, openSection, submitSettings } from './settings.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';

export const loader = serverLoader(loadSettings);
export const clientLoader = browserLoader(loadSettings);
export const action = serverAction(submitSettings);
export const clientAction = browserAction(submitSettings);

export const handle = {
  // Leaving what is not saved is asked in the words of the own profile.
  namespaces: ['settings', 'push', 'ownprofile'],
  title: (t, _data, { search }) => {
    const section = openSection(search);
    const page = t(($) => $.settings.title);
    return section ? `${t(($) => $.settings[section].title)} · ${page}` : page;
  },
} satisfies PageHandle;

export default SettingsScreen;
