import type { ReactNode } from 'react';
import { prose } from './Prose.css.ts';

export type ProseProps = {
  /** Where the text is in another language than the page. */
  lang?: string | undefined;
} & (
  | {
      /** Headings, paragraphs, lists, links and tables as they come from Markdown. */
      children: ReactNode;
    }
  | {
      /** The same as HTML that the product made itself: never what a member wrote. */
      html: string;
    }
);

/** A long text to read: legal and help pages. A table stands in a region of its own (`role="region"`), which scrolls. */
export const Prose = ({ lang, ...text }: ProseProps) =>
  'html' in text ? (
    <div className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: text.html }} />
  ) : (
    <div className={prose} lang={lang}>
      {text.children}
    </div>
  );
