import type { FormEvent } from 'react';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { CheckIcon } from '../../primitives/Icon/index.ts';
import {
  choice,
  lead,
  list,
  localName,
  mark,
  names,
  ownName,
  picker,
  words,
} from './LanguagePicker.css.ts';
import type { LanguagePickerProps } from './LanguagePicker.types.ts';

/** The page that chooses a language (spec section 2, /lang-config): each named in itself and in the language in use. */
export const LanguagePicker = ({
  languages,
  currentCode,
  action,
  hiddenFields,
  onSelect,
  pendingCode,
  labels,
}: LanguagePickerProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (onSelect || pendingCode !== undefined) event.preventDefault();
    if (onSelect && pendingCode === undefined && submitter instanceof HTMLButtonElement) {
      onSelect(submitter.value);
    }
  };
  return (
    <form method="post" action={action} className={picker} onSubmit={submit}>
      <HiddenFields fields={hiddenFields} />
      <div className={words}>
        <Heading level={1}>{labels.title}</Heading>
        <p className={lead}>{labels.lead}</p>
      </div>
      <ul role="list" className={list}>
        {languages.map((language) => {
          const isCurrent = language.code === currentCode;
          const isPending = language.code === pendingCode;
          return (
            <li key={language.code}>
              <button
                type="submit"
                name="language"
                value={language.code}
                className={choice({ isCurrent, isPending })}
                aria-current={isCurrent || undefined}
                aria-disabled={isPending || undefined}
              >
                <span className={names}>
                  <span className={ownName} lang={language.code}>
                    {language.name}
                  </span>
                  <span className={localName}>{language.localName}</span>
                </span>
                {isCurrent && (
                  <span className={mark}>
                    <CheckIcon />
                    {labels.current}
                  </span>
                )}
                {isPending && <span className={mark}>{labels.saving}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
};
