import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Meta, Scripts, ScrollRestoration } from 'react-router';
import { latinFontUrl } from '@velours/ui/styles/fontFiles.ts';
import '@velours/ui/styles/global.css.ts';
import { useApi } from '../data/ApiProvider.tsx';
import { userQuery } from '../data/queries.ts';
import { useTexts } from '../i18n/TextsProvider.tsx';
import { usePageInfo, type Looks } from './PageInfo.tsx';
import { PageStyles } from './PageStyles.tsx';
import { PageTexts } from './PageTexts.tsx';

/**
 * Scheme and text size: the member's own as soon as there is one, also when another tab changes them. Who logs out keeps
 * them, as their cookie does for the next document.
 */
function useLooks(): Looks {
  const page = usePageInfo();
  const [looks, setLooks] = useState<Looks>(page);
  const { data: own } = useQuery({
    ...userQuery(useApi()),
    enabled: false,
    select: (user) => user?.preferences ?? null,
  });
  if (!own || (own.color_scheme === looks.colorScheme && own.text_size === looks.textSize))
    return looks;
  const wanted = { colorScheme: own.color_scheme, textSize: own.text_size };
  setLooks(wanted);
  return wanted;
}

/** The HTML document around every page: brand, scheme and language stand on `<html>`, set by the server. */
export function Document(props: { children: ReactNode }): ReactNode {
  const page = usePageInfo();
  const texts = useTexts();
  const looks = useLooks();
  return (
    <html
      lang={texts.language}
      data-brand={page.brand}
      data-color-scheme={looks.colorScheme}
      data-text-size={looks.textSize}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria puts a style of its own into the page, and takes from here what the policy asks of it. */}
        <meta property="csp-nonce" nonce={page.nonce} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={latinFontUrl}
          crossOrigin="anonymous"
        />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <PageStyles />
        <Meta />
      </head>
      <body>
        {props.children}
        <PageTexts />
        <ScrollRestoration nonce={page.nonce} />
        <Scripts nonce={page.nonce} />
      </body>
    </html>
  );
}
