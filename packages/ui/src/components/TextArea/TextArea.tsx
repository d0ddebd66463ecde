import type { Ref } from 'react';
import { useState } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame, isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { FieldError } from '../FieldError/index.ts';
import { counter, growing } from './TextArea.css.ts';

export type TextAreaProps = FieldProps & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /**
   * Lines shown at first.
   * @default 4
   */
  rows?: number | undefined;
  /** No longer than this many characters. */
  maxLength?: number | undefined;
  /** With `maxLength`: the words of the counter, "120 of 500". */
  counterLabel?: ((used: number, maximum: number) => string) | undefined;
  /**
   * Grows with its text where the browser can.
   * @default true
   */
  isGrowing?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Text of several lines. */
export const TextArea = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired = false,
  optionalLabel,
  id,
  value,
  defaultValue,
  onChange,
  rows = 4,
  maxLength,
  counterLabel,
  isGrowing = true,
  ...rest
}: TextAreaProps) => {
  const parts = useField({ id, description, error });
  const [own, setOwn] = useState(defaultValue ?? '');
  const text = value ?? own;
  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, optionalLabel, parts }}
      errorNode={isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
    >
      <textarea
        {...rest}
        {...parts.aria}
        id={parts.id}
        className={`${control()}${isGrowing ? ` ${growing}` : ''}`}
        required={isRequired}
        rows={rows}
        value={text}
        onChange={(event) => {
          setOwn(event.currentTarget.value);
          onChange?.(event.currentTarget.value);
        }}
        {...(maxLength === undefined ? {} : { maxLength })}
      />
      {maxLength !== undefined && counterLabel ? (
        <div className={counter}>{counterLabel(text.length, maxLength)}</div>
      ) : null}
    </FieldFrame>
  );
};
