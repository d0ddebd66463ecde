import type { ReactNode } from 'react';
import { useTexts } from '../i18n/TextsProvider.tsx';
import type { TextsByNamespace } from '../i18n/texts.ts';

const ELEMENT_ID = 'page-texts';

/** The texts of this page's namespaces as data in the document, so that the browser starts without asking for them. */
export function PageTexts(): ReactNode {
  const texts = useTexts();
  const json = import.meta.env.SSR ? JSON.stringify(texts.loaded()).replaceAll('<', '\\u003c') : '';
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Reads the texts that came with the document. */
export function readPageTexts(document: Document): TextsByNamespace {
  const json = document.getElementById(ELEMENT_ID)?.textContent;
  return json ? (JSON.parse(json) as TextsByNamespace) : {};
}
