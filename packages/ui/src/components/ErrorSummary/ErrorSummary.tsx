import { useEffect, useId, useRef } from 'react';
import { DangerIcon } from '../../primitives/Icon/index.ts';
import { body, link, plain, summary, title as titleStyle } from './ErrorSummary.css.ts';

export type SummaryError = {
  /** The id of the field it is about; without one it is about the whole form. */
  fieldId?: string | undefined;
  /** The same words as at the field. */
  message: string;
};

export type ErrorSummaryProps = {
  /** What happened, in words: "Two answers need another look". */
  title: string;
  /** None: nothing is shown. A new array takes the focus again, but not with the same words from a field that is being filled in. */
  errors: readonly SummaryError[];
  /**
   * Takes the focus when it appears and whenever `errors` is another array.
   * @default true
   */
  isFocusedOnChange?: boolean | undefined;
};

/** The answer to a form that was refused: what is wrong, with a way to each field. Stands at the form's beginning. */
export const ErrorSummary = ({ title, errors, isFocusedOnChange = true }: ErrorSummaryProps) => {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const said = useRef('');
  useEffect(() => {
    const words = errors.map(({ message }) => message).join('\n');
    const isSame = words === said.current;
    said.current = words;
    if (!isFocusedOnChange || words === '') return;
    // Only drawn again: what somebody types goes on where it began.
    if (isSame && document.activeElement?.matches('input, select, textarea')) return;
    box.current?.focus();
  }, [errors, isFocusedOnChange]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <DangerIcon size="lg" />
      <div className={body}>
        <div className={titleStyle} id={titleId}>
          {title}
        </div>
        <ul role="list">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                <span className={plain}>{message}</span>
              ) : (
                <a
                  className={link}
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    const field = document.getElementById(fieldId);
                    if (!field) return;
                    // The address keeps its fragment out of the history, and a group gets its first control.
                    event.preventDefault();
                    const first = field.matches('fieldset') ? field.querySelector('input') : null;
                    (first ?? field).focus();
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
