import type { KeyboardEvent, SubmitEvent } from 'react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FieldError } from '../../components/FieldError/index.ts';
import { HiddenFields } from '../../components/HiddenFields/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import {
  ChatIcon,
  ClockIcon,
  InfoIcon,
  SendIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { isBlank, lengthOf } from '../../primitives/writtenText.ts';
import {
  balance as balanceStyle,
  caution,
  cautionPlace,
  composer,
  cost,
  costDot,
  costPart,
  facts,
  field,
  form,
  line,
  note,
  noticePlace,
  opener,
  openers as openersStyle,
  problem,
} from './Composer.css.ts';
import type { ComposerProps } from './Composer.types.ts';
import { ComposerTools } from './ComposerTools.tsx';
import { KeptText } from './KeptText.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** From how many characters before the end the counter is shown. */
const counterShownWithin = 100;

/** As high as its text, where no style makes it so: on iPhones before iOS 26.2. Its room above and below is less than a line. */
const fitRows = (area: HTMLTextAreaElement): void => {
  area.rows = 1;
  const line = Number.parseFloat(getComputedStyle(area).lineHeight);
  area.rows = Math.floor(area.scrollHeight / line) || 1;
};

/** Where a message is written. What it costs stands beside it before it is sent; what was typed is never lost. */
export const Composer = ({
  value,
  onChange,
  hiddenFields,
  openers = [],
  balance,
  onSend,
  onTyping,
  onGif,
  onGift,
  pendingTool = null,
  maximumLength,
  isSending = false,
  notice,
  error,
  errorAction,
  limitNote,
  warning,
  fieldRef,
  labels,
}: ComposerProps) => {
  const A = useLinkElement();
  const id = useId();
  const [wasEmpty, setWasEmpty] = useState(false);
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const textarea = fieldRef ?? ownRef;
  // What was written before the script was there stands in the page alone.
  const takeOver = useEffectEvent(() => {
    const entered = textarea.current?.value ?? '';
    if (entered !== '' && entered !== value) onChange(entered);
  });
  useEffect(() => takeOver(), []);
  const isStopped = notice !== undefined && notice !== null;
  const fitted = useRef<readonly [HTMLTextAreaElement, string]>(undefined);
  useLayoutEffect(() => {
    const area = textarea.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    if (fitted.current?.[0] === area && fitted.current[1] === value) return;
    fitted.current = [area, value];
    fitRows(area);
  });
  useEffect(() => {
    // Turned, the phone has lines of another length.
    const fit = (): void => {
      if (fitted.current) fitRows(fitted.current[0]);
    };
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, []);
  const noticeRef = useKeptFocus(!isStopped ? 'form' : value === '' ? 'notice' : 'kept');

  const length = lengthOf(value);
  const over = length - maximumLength;
  const isCounterShown = over > -counterShownWithin && over <= 0;
  const message =
    error ??
    (over > 0 ? labels.tooLong(over) : wasEmpty && isBlank(value) ? labels.empty : undefined);

  const described = [
    message === undefined ? [] : `${id}-error`,
    limitNote === undefined ? [] : `${id}-limit`,
    warning === undefined ? [] : `${id}-warning`,
    `${id}-cost`,
    balance === undefined ? [] : `${id}-balance`,
  ]
    .flat()
    .join(' ');

  const send = (): void => {
    if (isSending) return;
    if (isBlank(value)) {
      setWasEmpty(true);
      textarea.current?.focus();
    } else if (over <= 0) onSend(value.trim());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // 229: Enter confirms a word of an input method, and is not meant to send. In Safari it has no other sign.
    if (event.key !== 'Enter' || event.shiftKey || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  const writing = (
    <form className={form} method="post" onSubmit={submit}>
      <HiddenFields fields={hiddenFields} />
      {openers.length === 0 ? null : (
        <ul className={openersStyle} role="list" aria-label={labels.openers}>
          {openers.map((opening) => (
            <li key={opening}>
              <button
                type="button"
                className={opener}
                onClick={() => {
                  onChange(opening);
                  textarea.current?.focus();
                }}
              >
                {opening}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* There before its words are, so that they are heard; by how much a text is too long would be said at each key. */}
      <div className={cautionPlace} role={over > 0 ? undefined : 'status'}>
        {message === undefined ? null : (
          <div className={problem}>
            <FieldError id={`${id}-error`}>{message}</FieldError>
            {error === undefined ? null : errorAction}
          </div>
        )}
      </div>
      {limitNote === undefined ? null : (
        <p className={note} id={`${id}-limit`}>
          <InfoIcon size="sm" />
          <span>{limitNote}</span>
        </p>
      )}
      <div className={cautionPlace} role="status">
        {warning === undefined ? null : (
          <p className={caution} id={`${id}-warning`}>
            <WarningIcon size="sm" />
            <span>{warning}</span>
          </p>
        )}
      </div>
      <div className={line}>
        <ComposerTools onGif={onGif} onGift={onGift} pendingTool={pendingTool} labels={labels} />
        <textarea
          name="text"
          ref={textarea}
          id={`${id}-field`}
          className={`${control()} ${field}`}
          aria-label={labels.field}
          aria-describedby={described}
          // With a way out beside it, it is not the text that is wrong.
          aria-invalid={(message !== undefined && !errorAction) || undefined}
          placeholder={labels.placeholder}
          rows={1}
          value={value}
          enterKeyHint="send"
          onChange={(event) => {
            setWasEmpty(false);
            onChange(event.currentTarget.value);
            // To take everything away is not to be writing.
            if (event.currentTarget.value !== '') onTyping?.();
          }}
          onKeyDown={press}
        />
        <IconButton label={labels.send} type="submit" variant="solid" isPending={isSending}>
          {isSending ? <ClockIcon /> : <SendIcon />}
        </IconButton>
      </div>
      <div className={facts}>
        <span className={cost} id={`${id}-cost`}>
          {labels.cost.split(' · ').map((part, index) => (
            <span key={part} className={costPart}>
              {index > 0 && <span className={costDot}> · </span>}
              {part}
            </span>
          ))}
        </span>
        {balance === undefined ? null : (
          <A
            className={balanceStyle({ isLow: balance.isLow })}
            id={`${id}-balance`}
            href={balance.href}
          >
            {balance.isLow ? <WarningIcon size="sm" /> : <ChatIcon size="sm" />}
            {balance.label}
          </A>
        )}
        {isCounterShown ? <span aria-hidden>{labels.counter(length, maximumLength)}</span> : null}
      </div>
      {/* Said at every twenty characters only: a number at each key drowns the words. */}
      <VisuallyHidden live="polite">
        {isSending ? labels.sending : null}
        {!isSending && isCounterShown
          ? labels.counter(Math.floor(length / 20) * 20, maximumLength)
          : ''}
      </VisuallyHidden>
    </form>
  );

  return (
    <div className={composer}>
      {/* There before its words are, so that they are heard. */}
      <div ref={noticeRef} id={`${id}-notice`} className={noticePlace} role="status" tabIndex={-1}>
        {notice}
      </div>
      {!isStopped ? (
        writing
      ) : value === '' ? null : (
        <KeptText
          value={value}
          describedBy={`${id}-notice`}
          onDiscard={() => onChange('')}
          labels={labels}
        />
      )}
    </div>
  );
};
