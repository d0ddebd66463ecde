import type { Namespace } from '@velours/locales/namespaces.ts';
import type { SiteSettings } from '../data/queries.ts';
import type { Language } from './languages.ts';

type Words = Pick<
  SiteSettings,
  'domain_language' | 'fictional_singular' | 'fictional_plural' | 'fictional_warning'
>;

/** What the settings call fictional profiles (spec section 3), in the domain's language; readers of others have the catalogue's words. */
export function ownWords(
  settings: Words | undefined,
  language: Language,
): Partial<Record<Namespace, object>> {
  if (settings?.domain_language.slice(0, 2) !== language.slice(0, 2)) return {};
  return {
    common: {
      kind: { fictional: settings.fictional_singular },
      fictionalPlural: settings.fictional_plural,
      disclaimer: { fictional: settings.fictional_warning },
    },
  };
}
