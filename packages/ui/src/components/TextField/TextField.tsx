import type { ReactNode, Ref } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame, isThere, useField } from '../../primitives/FieldFrame/index.ts';
import {
  control,
  iconStart as iconStartStyle,
  inner,
} from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { FieldError } from '../FieldError/index.ts';

export type TextFieldProps = FieldProps & {
  /**
   * Chooses the keyboard of a phone and what the browser may fill in.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** The text, where the caller keeps it. */
  value?: string | undefined;
  /** The text to begin with, where the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with the text at each change. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** What the browser may fill in (WCAG 1.3.5): `email`, `username`, `given-name` ... */
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'tel' | 'url' | undefined;
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  /** @default 'sentences' for text, else 'off' */
  autoCapitalize?: 'off' | 'sentences' | 'words' | undefined;
  maxLength?: number | undefined;
  /**
   * Can be read and copied, not changed.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Whether the browser marks words it does not know. */
  isSpellChecked?: boolean | undefined;
  /** An icon at the start, decoration only. */
  iconStart?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One line of text. */
export const TextField = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired = false,
  optionalLabel,
  id,
  type = 'text',
  onChange,
  isReadOnly = false,
  isSpellChecked,
  iconStart,
  autoCapitalize,
  ...rest
}: TextFieldProps) => {
  const parts = useField({ id, description, error });
  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, optionalLabel, parts }}
      errorNode={isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
    >
      <span className={inner}>
        {iconStart ? <span className={iconStartStyle}>{iconStart}</span> : null}
        <input
          {...rest}
          {...parts.aria}
          id={parts.id}
          type={type}
          className={control({ hasIconStart: iconStart !== undefined })}
          required={isRequired}
          readOnly={isReadOnly}
          autoCapitalize={autoCapitalize ?? (type === 'text' ? undefined : 'off')}
          {...(isSpellChecked === undefined ? {} : { spellCheck: isSpellChecked })}
          {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
        />
      </span>
    </FieldFrame>
  );
};
