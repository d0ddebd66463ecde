import type { AnchorHTMLAttributes, ElementType, ReactNode, Ref } from 'react';
import { createContext, useContext } from 'react';

/** What a link element is given: an anchor's own attributes, `href` among them. */
export type LinkElementProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const LinkElementContext = createContext<ElementType<LinkElementProps>>('a');

export type LinkProviderProps = {
  /** Draws every link below it: an anchor that navigates without loading the page anew. */
  element: ElementType<LinkElementProps>;
  /** Its words. */
  children: ReactNode;
};

/** Gives the application's router to every link of the package, which itself knows no router. */
export const LinkProvider = ({ element, children }: LinkProviderProps) => (
  <LinkElementContext value={element}>{children}</LinkElementContext>
);

/** The element for a link of a block's own looks, such as a card that is one link: a plain `a` without a provider. */
export const useLinkElement = (): ElementType<LinkElementProps> => useContext(LinkElementContext);
