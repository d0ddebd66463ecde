import type { MetaDescriptor } from 'react-router';
import type { PageData } from '../../app/data/page-data.ts';
import { settingsKey } from '../../app/data/keys.ts';
import type { SiteSettings } from '../../app/data/queries.ts';

interface MetaMatch {
  id: string;
  loaderData?: unknown;
}

/** The home page's description for search engines, from the settings that came with the document. */
export function homeMeta({
  matches,
}: {
  matches: readonly (MetaMatch | undefined)[];
}): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as PageData | undefined;
  const settings = root?.queries?.find(({ key }) => key[0] === settingsKey[0])?.data as
    | SiteSettings
    | undefined;
  return settings ? [{ name: 'description', content: settings.description }] : [];
}
