import type { ReactNode } from 'react';
import { Meta, Scripts, ScrollRestoration } from 'react-router';
import { latinFontUrl } from '@velours/ui/styles/fontFiles.ts';
import '@velours/ui/styles/global.css.ts';
import { useTexts } from '../i18n/TextsProvider.tsx';
import { usePageInfo } from './PageInfo.tsx';
import { PageStyles } from './PageStyles.tsx';
import { PageTexts } from './PageTexts.tsx';

/** The HTML document around every page: brand, scheme and language stand on `<html>`, set by the server. */
export function Document(props: { children: ReactNode }): ReactNode {
  const page = usePageInfo();
  const texts = useTexts();
  return (
    <html lang={texts.language} data-brand={page.brand} data-color-scheme={page.colorScheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
