import { browserLoader } from '../data/browser-loader.ts';
import { loadSettings } from '../data/pages/settings.ts';
import { SettingsScreen } from '../screens/SettingsScreen.tsx';
import { settingsAction } from '../server/actions/settings.ts';
import { serverLoader } from '../server/page-loader.ts';
import type { PageHandle } from '../wiring/page-handle.ts';
import type { Route } from './+types/settings.ts';

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
