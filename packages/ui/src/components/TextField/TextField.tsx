import type { ReactNode, Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { InputFrame } from '../../primitives/FieldFrame/index.ts';
import {
  control,
  iconStart as iconStartStyle,
} from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { useFormField } from '../FieldError/index.ts';

export type TextFieldProps = FieldProps &
  TextValueProps & {
    /**
     * Chooses the keyboard of a phone and what the browser may fill in.
     * @default 'text'
     */
    type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
    /** It has got the focus. */
    onFocus?: (() => void) | undefined;
    /** What the browser may fill in (WCAG 1.3.5): `email`, `username`, `given-name` ... */
    autoComplete?: string | undefined;
    /** Which keyboard a phone shows. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search' | 'tel' | 'url' | undefined;
    /** The word on the Enter key of a phone's keyboard. */
    enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
    /**
     * Where a phone's keyboard begins with a capital.
     * @default 'sentences' for text, else 'off'
     */
    autoCapitalize?: 'off' | 'sentences' | 'words' | undefined;
    /** Longest text, in characters. */
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
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text. */
export const TextField = ({
  type = 'text',
  onChange,
  isReadOnly = false,
  isSpellChecked,
  iconStart,
  autoCapitalize,
  ...props
}: TextFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  return (
    <InputFrame {...frame}>
      {iconStart ? <span className={iconStartStyle}>{iconStart}</span> : null}
      <input
        {...rest}
        {...tied}
        type={type}
        className={control({ hasIconStart: iconStart !== undefined })}
        readOnly={isReadOnly}
        autoCapitalize={autoCapitalize ?? (type === 'text' ? undefined : 'off')}
        {...(isSpellChecked === undefined ? {} : { spellCheck: isSpellChecked })}
        {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
      />
    </InputFrame>
  );
};
