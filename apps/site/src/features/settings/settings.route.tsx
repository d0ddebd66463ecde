import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadSettings } from './settings-data.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { settingsAction } from './settings.action.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/settings.route.ts';

export const loader = serverLoader(loadSettings);
export const clientLoader = browserLoader(loadSettings);
export const action = settingsAction;

export const handle = {
  namespaces: ['settings', 'push'],
  title: (t) => t(($) => $.settings.title),
} satisfies PageHandle;

export default function SettingsPage({ actionData }: Route.ComponentProps) {
  return <SettingsScreen refused={actionData} />;
}
