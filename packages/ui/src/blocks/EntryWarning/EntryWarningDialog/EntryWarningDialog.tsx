import { useEffect, useId, useRef, type FormEvent } from 'react';
import { EqualChoices } from '../../../components/EqualChoices/index.ts';
import { HiddenFields } from '../../../components/HiddenFields/index.ts';
import { DiscRow, IconDisc } from '../../../primitives/IconDisc/index.ts';
import { cover, panel, title as titleStyle } from '../EntryWarning.css.ts';
import type { EntryWarningDialogProps } from '../EntryWarning.types.ts';

/** The question at the door: nothing that Escape, a press beside it or Enter by habit could close, and two answers that weigh the same. */
export const EntryWarningDialog = ({
  onEnter,
  action,
  hiddenFields,
  leaveHref,
  labels,
}: EntryWarningDialogProps) => {
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
