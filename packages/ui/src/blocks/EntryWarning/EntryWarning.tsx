import { useEffect, useId, useRef, type FormEvent } from 'react';
import { EqualChoices } from '../../components/EqualChoices/index.ts';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { DiscRow, IconDisc } from '../../primitives/IconDisc/index.ts';
import { behind, cover, panel, title as titleStyle } from './EntryWarning.css.ts';
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
  isOpen,
  isServed = false,
  nonce,
  ...warning
}: EntryWarningProps) => (
  <>
    {isOpen && <Warning {...warning} />}
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

const Warning = ({
  onEnter,
  action,
  hiddenFields,
  leaveHref,
  labels,
}: Omit<EntryWarningProps, 'children' | 'isOpen' | 'isServed' | 'nonce'>) => {
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    if (!dialog.current?.contains(before)) dialog.current?.focus();
    return () => {
      const isPage = before instanceof HTMLElement && before !== document.body;
      const back = isPage && before.isConnected ? before : document.querySelector('main');
      // Once the page can be reached again.
      queueMicrotask(() => back?.focus({ preventScroll: true }));
    };
  }, []);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onEnter();
  };

  return (
    <div className={cover}>
      <div
        ref={dialog}
        className={panel}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal dialog that comes with the page takes the focus, without script too
        autoFocus
      >
        <h2 id={`${id}-title`} className={titleStyle}>
          {labels.title}
        </h2>
        <DiscRow disc={<IconDisc>{labels.age}</IconDisc>}>
          <p id={`${id}-text`}>{labels.text}</p>
        </DiscRow>
        <form method="post" action={action} onSubmit={onSubmit}>
          <HiddenFields fields={hiddenFields} />
          <EqualChoices
            choices={[
              { id: 'enter', label: labels.enter, type: 'submit' },
              { id: 'leave', label: labels.leave, href: leaveHref },
            ]}
          />
        </form>
      </div>
    </div>
  );
};
