import { behind } from './EntryWarning.css.ts';
import type { EntryWarningProps } from './EntryWarning.types.ts';

/** The server does not know the installed app, which has no warning: there it goes, and the page is let go, before either is painted. */
const LET_GO = `if(matchMedia('(display-mode: standalone)').matches){const page=document.currentScript.parentElement;page.removeAttribute('inert');page.previousElementSibling.style.display='none'}`;

/**
 * Asks a visitor's age at the door (spec section 2), from the first paint on and without script: the page behind is inert, so the
 * focus has nowhere else to go, and there is nothing that Escape, a press beside it or Enter by habit could close. The two answers weigh
 * the same. A press is no proof of age: where a domain asks for one, that is the age check's.
 */
export const EntryWarning = ({
  children,
  dialog,
  isOpen,
  isServed = false,
  nonce,
}: EntryWarningProps) => (
  <>
    {isOpen && dialog}
    <div className={behind} inert={isOpen} suppressHydrationWarning>
      {isOpen && isServed && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: LET_GO }}
        />
      )}
      {children}
    </div>
  </>
);
