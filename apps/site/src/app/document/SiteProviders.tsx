import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode, createContext, useContext } from 'react';
import { type Api, ApiProvider, useApi } from '../data/api.ts';
import type { Language } from '../i18n/languages.ts';
import type { Namespace } from '@velours/locales/namespaces.ts';
import { TextsProvider, LanguageSwitchProvider } from '../i18n/TextsProvider.tsx';
import { settingsKey } from '../data/keys.ts';
import { type SiteSettings, userQuery } from '../data/queries.ts';
import { ownWords, createTexts, type Texts, type TextSources } from '../i18n/texts.ts';

export interface SitePage {
  info: PageInfo;
  texts: Texts;
  api: Api;
  queryClient: QueryClient;
}

/** Everything a page leans on, above the router: the same on the server and in the browser. */
export function SiteProviders(props: SitePage & { children: ReactNode }): ReactNode {
  const { queryClient, info } = props;
  const { words } = info;
  const [texts, setTexts] = useState(props.texts);
  const languageSwitch = useMemo(
    () => ({
      /** Shows the page in another language; its namespaces are loaded first. */
      async switchTo(language: Language) {
        const settings = queryClient.getQueryData<SiteSettings>(settingsKey);
        const next = createTexts(language, { own: ownWords(settings, language), brand: words });
        await next.load(Object.keys(texts.loaded()) as Namespace[]);
        setTexts(next);
      },
    }),
    [texts, queryClient, words],
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

/** What a member chooses of the looks; a visitor's are those of the cookie, or as the brand opens. */
export interface Looks {
  colorScheme: 'light' | 'dark' | 'system';
  /** Per cent of the browser's own. */
  textSize: number;
  /** Title and icon name neither the site nor what it is for. */
  isDiscreet: boolean;
}

/** When a browser takes what is meant for one scheme, as a media query. */
export const mediaOf = (scheme: 'light' | 'dark', chosen: Looks['colorScheme']): string => {
  if (chosen === 'system') return `(prefers-color-scheme: ${scheme})`;
  return chosen === scheme ? 'all' : 'not all';
};

/** Facts of the page's document that the server decides: which brand and looks, and what it puts in line. */
export interface PageInfo extends Looks {
  /** The brand's id, as the theme's `data-brand` reads it. */
  brand: string;
  /** The brand's `copyNamespace`, where it has words of its own. */
  words?: string | undefined;
  /** Whether an icon stands beside the word for fictional profiles. */
  hasFictionalIcon: boolean;
  /** What the document's head says to search engines and to pages elsewhere: on the server only. */
  head?: ReactNode;
  /** Nonce of the content security policy; the browser hides it, so it is undefined there. */
  nonce?: string | undefined;
  /** Addresses of the style sheets that stand in line in this document. */
  inlined: ReadonlySet<string>;
  /** The text of an in-line style sheet: on the server only. */
  styleSheet?: ((href: string) => string) | undefined;
  /** Where the browser has the page's texts from: on the server only. */
  textSources?: TextSources;
}

/** The element of the document that says, as data, where the page's texts are and what is formatted in it. */
export const PAGE_TEXTS_ID = 'page-texts';

const PageInfoContext = createContext<PageInfo>({
  brand: 'general',
  hasFictionalIcon: true,
  colorScheme: 'system',
  textSize: 100,
  isDiscreet: false,
  inlined: new Set(),
});

const PageInfoProvider = PageInfoContext;

export function usePageInfo(): PageInfo {
  return useContext(PageInfoContext);
}

/**
 * Scheme, text size and discreet mode: the member's own as soon as there is one, also when another tab changes them. Who logs out keeps
 * them, as their cookie does for the next document.
 */
export function useLooks(): Looks {
  const page = usePageInfo();
  const [looks, setLooks] = useState<Looks>(page);
  const { data: own } = useQuery({
    ...userQuery(useApi()),
    enabled: false,
    select: (user) => user?.preferences ?? null,
  });
  if (!own) return looks;
  const wanted = {
    colorScheme: own.color_scheme,
    textSize: own.text_size,
    isDiscreet: own.discreet,
  };
  const isAsWanted = (Object.keys(wanted) as (keyof Looks)[]).every(
    (name) => wanted[name] === looks[name],
  );
  if (isAsWanted) return looks;
  setLooks(wanted);
  return wanted;
}
