import type { KeyboardEvent, SubmitEvent } from 'react';
import { useEffect, useId } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import {
  answer,
  choice,
  excerpt as excerptStyle,
  facts,
  field,
  form,
  list,
  mark,
  panel,
  steps,
} from './ConversationSearch.css.ts';
import type { ConversationSearchProps } from './ConversationSearch.types.ts';

/** Finds messages by their words; the field has the focus as it opens, Escape closes. Load it on intent. */
export const ConversationSearch = ({
  text,
  onChange,
  onSearch,
  onClose,
  isSearching = false,
  found = [],
  current,
  onChoose,
  onStep,
  status,
  error,
  labels,
}: ConversationSearchProps) => {
  const id = useId();
  const fieldId = `${id}-field`;
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
  const at = found.findIndex((message) => message.id === current);
  // The list begins with the newest.
  const older = found[at + 1];
  const newer = at > 0 ? found[at - 1] : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() !== '' && !isSearching) onSearch(text.trim());
  };
  const closeByEscape = (event: KeyboardEvent): void => {
    // The field empties itself first.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the key of what is in it
    <div className={panel} onKeyDown={closeByEscape}>
      <form className={form} role="search" aria-label={labels.field} onSubmit={submit}>
        <div className={field}>
          <SearchField
            id={fieldId}
            label={labels.field}
            isLabelHidden
            labels={{ clear: labels.clear }}
            value={text}
            onChange={onChange}
            maxLength={100}
          />
        </div>
        <Button type="submit" isPending={isSearching} pendingLabel={labels.searching}>
          {labels.submit}
        </Button>
        <IconButton label={labels.close} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </form>
      {error === undefined ? null : (
        <Banner tone="danger" announce="alert">
          {error}
        </Banner>
      )}
      <div className={answer({ isEmpty: status === undefined })}>
        <p className={facts} role="status">
          {status}
        </p>
        {found.length > 1 ? (
          <span className={steps}>
            <IconButton
              size="sm"
              label={labels.previous}
              isPending={older === undefined}
              onPress={() => older && onStep(older.id)}
            >
              <ChevronUpIcon />
            </IconButton>
            <IconButton
              size="sm"
              label={labels.next}
              isPending={newer === undefined}
              onPress={() => newer && onStep(newer.id)}
            >
              <ChevronDownIcon />
            </IconButton>
          </span>
        ) : null}
      </div>
      {found.length > 0 ? (
        <ul className={list} role="list" aria-label={labels.results}>
          {found.map((message) => (
            <li key={message.id}>
              <button
                type="button"
                className={choice({ isCurrent: message.id === current })}
                aria-current={message.id === current || undefined}
                onClick={() => onChoose(message.id)}
              >
                <span className={facts}>
                  {message.author} <time dateTime={message.dateIso}>{message.date}</time>
                </span>
                <VisuallyHidden>: </VisuallyHidden>
                <span className={excerptStyle} lang="">
                  {message.excerpt.map((part, index) =>
                    part.match ? (
                      <mark key={index} className={mark}>
                        {part.text}
                      </mark>
                    ) : (
                      part.text
                    ),
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
