import { skipLink } from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** The id of what it leads to: an element that can take the focus (`tabIndex={-1}`). */
  targetId: string;
  /** "Skip to the main content". */
  label: string;
};

/** The first thing in the page for those who use a keyboard: over the bars, to the content. Seen only with the focus. */
export const SkipLink = ({ targetId, label }: SkipLinkProps) => (
  <a
    className={skipLink}
    href={`#${targetId}`}
    onClick={(event) => {
      const target = document.getElementById(targetId);
      if (!target) return;
      // A router would take the fragment for a navigation and leave the focus here.
      event.preventDefault();
      target.focus();
      target.scrollIntoView();
    }}
  >
    {label}
  </a>
);
