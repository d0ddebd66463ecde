import type { Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame } from '../../primitives/FieldFrame/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useValue } from '../../primitives/useValue.ts';
import { useFormField } from '../FieldError/index.ts';
import { cell, cells, code, input } from './OtpField.css.ts';

export type OtpFieldProps = FieldProps &
  TextValueProps & {
    /**
     * How many digits the code has.
     * @default 6
     */
    length?: 4 | 5 | 6 | 7 | 8 | undefined;
    /** Called with the code once it has all its digits. */
    onComplete?: ((code: string) => void) | undefined;
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

const digitsOf = (typed: string, length: number): string =>
  typed.replaceAll(/\D/g, '').slice(0, length);

/**
 * A code that came by mail or message. It looks like a box for each digit and is one input: so it can be pasted, filled in
 * by the phone, corrected and read out like any other.
 */
export const OtpField = ({
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  ...props
}: OtpFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const [text, setText] = useValue(value, defaultValue, onChange);
  useEntered(tied.id, [text], ([entered = '']) => setText(digitsOf(entered, length)));
  return (
    <FieldFrame {...frame}>
      <span className={code}>
        <span className={cells} aria-hidden>
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={cell({
                isNext: place === Math.min(text.length, length - 1),
                isInvalid: tied['aria-invalid'] === true,
              })}
            />
          ))}
        </span>
        <input
          {...rest}
          {...tied}
          type="text"
          inputMode="numeric"
          className={input}
          autoComplete="one-time-code"
          // No maxLength: a pasted "123 456" must not lose its last digit to its space.
          pattern={`\\d{${length}}`}
          value={text}
          onChange={(event) => {
            const next = digitsOf(event.currentTarget.value, length);
            setText(next);
            if (next.length === length && next !== text) onComplete?.(next);
          }}
        />
      </span>
    </FieldFrame>
  );
};
