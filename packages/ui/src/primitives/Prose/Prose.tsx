import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export type ProseProps = {
  /** Headings, paragraphs, lists and links as they come from Markdown. */
  children: ReactNode;
  /** Where the text is in another language than the page. */
  lang?: string | undefined;
};

/** A long text to read: legal and help pages. */
export const Prose = ({ children, lang }: ProseProps) => (
  <div className={prose} lang={lang}>
    {children}
  </div>
);
