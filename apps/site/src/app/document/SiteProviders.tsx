import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { type Api, ApiProvider } from '../data/api.ts';
import type { Language } from '../i18n/languages.ts';
import type { Namespace } from '@velours/locales/namespaces.ts';
import { TextsProvider } from '../i18n/TextsProvider.tsx';
import { createTexts, type Texts } from '../i18n/texts.ts';
import { LanguageSwitchProvider } from '../i18n/LanguageSwitch.tsx';
import { PageInfoProvider, type PageInfo } from './PageInfo.tsx';

export interface SitePage {
  info: PageInfo;
  texts: Texts;
  api: Api;
  queryClient: QueryClient;
}

/** Everything a page leans on, above the router: the same on the server and in the browser. */
export function SiteProviders(props: SitePage & { children: ReactNode }): ReactNode {
  const [texts, setTexts] = useState(props.texts);
  const languageSwitch = useMemo(
    () => ({
      /** Shows the page in another language; its namespaces are loaded first. */
      async switchTo(language: Language) {
        const next = createTexts(language);
        await next.load(Object.keys(texts.loaded()) as Namespace[]);
        setTexts(next);
      },
    }),
    [texts],
  );
  return (
    <PageInfoProvider value={props.info}>
      <ApiProvider value={props.api}>
        <QueryClientProvider client={props.queryClient}>
          <LanguageSwitchProvider value={languageSwitch}>
            <TextsProvider texts={texts}>{props.children}</TextsProvider>
          </LanguageSwitchProvider>
        </QueryClientProvider>
      </ApiProvider>
    </PageInfoProvider>
  );
}
