import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TextsProvider, useTexts } from '../app/i18n/TextsProvider.tsx';
import type { Texts } from '../app/i18n/texts.ts';

const pages = new Set<(texts: Texts | null) => void>();

/** Whether a page stands here; the last resort is none: it leans on nothing, catalogues included. */
export const hasPage = (): boolean => pages.size > 0;

/** Shows whatever stands inside {@link StoryTexts} in these texts, drawn when this returns; `null`: in its own again. */
export function showIn(texts: Texts | null): void {
  if (!hasPage()) throw new Error('No page stands here whose texts could be exchanged.');
  flushSync(() => {
    for (const show of pages) show(texts);
  });
}

/** A page whose texts can be exchanged where they stand: a dialog stays open, a form keeps what was filled in. */
export function StoryTexts({ children }: { children: ReactNode }): ReactNode {
  const own = useTexts();
  const [shown, setShown] = useState<Texts | null>(null);
  useEffect(() => {
    pages.add(setShown);
    return () => {
      pages.delete(setShown);
    };
  }, []);
  return <TextsProvider texts={shown ?? own}>{children}</TextsProvider>;
}
