import { createContext, useContext } from 'react';

/** What a member chooses of the looks; a visitor's are those of the cookie, or as the device says. */
export interface Looks {
  colorScheme: 'light' | 'dark' | 'system';
  /** Per cent of the browser's own. */
  textSize: number;
}

/** Facts of the page's document that the server decides: which brand and looks, and what it puts in line. */
export interface PageInfo extends Looks {
  /** The brand's id, as the theme's `data-brand` reads it. */
  brand: string;
  /** Nonce of the content security policy; the browser hides it, so it is undefined there. */
  nonce?: string | undefined;
  /** Addresses of the style sheets that stand in line in this document. */
  inlined: ReadonlySet<string>;
  /** The text of an in-line style sheet: on the server only. */
  styleSheet?: ((href: string) => string) | undefined;
}

/** The element of the document that holds the page's texts as data. */
export const PAGE_TEXTS_ID = 'page-texts';

const PageInfoContext = createContext<PageInfo>({
  brand: 'general',
  colorScheme: 'system',
  textSize: 100,
  inlined: new Set(),
});

export const PageInfoProvider = PageInfoContext;

export function usePageInfo(): PageInfo {
  return useContext(PageInfoContext);
}
