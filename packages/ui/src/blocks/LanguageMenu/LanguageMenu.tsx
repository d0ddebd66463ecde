import type { FormEvent } from 'react';
import { Flyout, FlyoutChoice, FlyoutList } from '../../components/Flyout/index.ts';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { ChevronDownIcon, LanguageIcon } from '../../primitives/Icon/index.ts';
import { currentName } from './LanguageMenu.css.ts';
import type { LanguageMenuProps } from './LanguageMenu.types.ts';

/** The value of the button that sent the form. */
const chosen = (event: FormEvent<HTMLFormElement>): string | undefined => {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : undefined;
};

/** The language dropdown; with fewer than two visible languages there is nothing to choose and nothing is shown. */
export const LanguageMenu = ({
  languages,
  currentCode,
  action,
  hiddenFields,
  onSelect,
  placement = 'below',
  labels,
}: LanguageMenuProps) => {
  if (languages.length < 2) return null;
  const current = languages.find((language) => language.code === currentCode);
  const currentText = current?.name ?? currentCode;
  return (
    <Flyout
      triggerLabel={labels.trigger(currentText)}
      label={labels.title}
      placement={placement}
      isBordered={placement === 'above'}
      trigger={
        <>
          <LanguageIcon />
          <span className={currentName({ placement })}>
            <span lang={currentCode}>{currentText}</span>
            <ChevronDownIcon size="sm" />
          </span>
        </>
      }
    >
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          const code = chosen(event);
          if (!onSelect || code === undefined) return;
          event.preventDefault();
          onSelect(code);
        }}
      >
        <HiddenFields fields={hiddenFields} />
        <FlyoutList>
          {languages.map((language) => (
            <FlyoutChoice
              key={language.code}
              name="language"
              value={language.code}
              lang={language.code}
              isCurrent={language.code === currentCode}
            >
              {language.name}
            </FlyoutChoice>
          ))}
        </FlyoutList>
      </form>
    </Flyout>
  );
};
