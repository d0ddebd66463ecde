import type { MetaDescriptor } from 'react-router';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadHome } from './home-data.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { PageData } from '../../app/data/page-data.ts';
import { settingsKey } from '../../app/data/keys.ts';
import type { SiteSettings } from '../../app/data/queries.ts';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);
export const meta = homeMeta;

export const handle = { namespaces: ['interests'], isOpen: true } satisfies PageHandle;

export default function HomePage() {
  return <HomeScreen />;
}

interface MetaMatch {
  id: string;
  loaderData?: unknown;
}

/** The home page's description for search engines, from the settings that came with the document. */
function homeMeta({ matches }: { matches: readonly (MetaMatch | undefined)[] }): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as PageData | undefined;
  const settings = root?.queries?.find(({ key }) => key[0] === settingsKey[0])?.data as
    | SiteSettings
    | undefined;
  return settings ? [{ name: 'description', content: settings.description }] : [];
}
