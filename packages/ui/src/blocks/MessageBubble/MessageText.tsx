import type { ReactNode } from 'react';
import { linkButton } from './MessageBubble.css.ts';
import type { BubbleLink } from './MessageBubble.types.ts';

type MessageTextProps = {
  text: string;
  links: readonly BubbleLink[] | undefined;
  onLink: ((href: string) => void) | undefined;
};

/** The words of a message; an address among them is a button that asks first. */
export const MessageText = ({ text, links = [], onLink }: MessageTextProps): ReactNode => {
  if (onLink === undefined || links.length === 0) return text;
  let end = 0;
  return [
    ...links.flatMap(({ text: words, at, href }) => {
      const before = text.slice(end, at);
      end = at + words.length;
      return [
        before,
        <button
          key={at}
          type="button"
          className={linkButton}
          aria-haspopup="dialog"
          onClick={() => onLink(href)}
        >
          {words}
        </button>,
      ];
    }),
    text.slice(end),
  ];
};
