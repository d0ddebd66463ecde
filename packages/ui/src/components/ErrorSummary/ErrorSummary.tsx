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
  /** None: nothing is shown. A new array takes the focus again, but not from a field that is being filled in where it says nothing new. */
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
  const said = useRef<readonly string[]>([]);
  useEffect(() => {
    const words = errors.map(({ message }) => message);
    const isKnown = words.every((message) => said.current.includes(message));
    said.current = words;
    if (!isFocusedOnChange || words.length === 0) return;
    // Drawn again, or one of them is mended: what somebody types goes on where it began.
    if (isKnown && document.activeElement?.matches('input, select, textarea')) return;
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
