import type { Ref } from 'react';
import { useState } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame, isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { buttonEnd, control, inner } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { EyeIcon, EyeOffIcon } from '../../primitives/Icon/index.ts';
import { FieldError } from '../FieldError/index.ts';
import { IconButton } from '../IconButton/index.ts';

export type PasswordFieldProps = FieldProps & {
  /** The words of the button that shows and hides what is typed. */
  labels: { show: string; hide: string };
  /** Whether it asks for the password a member has or for a new one: password managers tell them apart. */
  autoComplete: 'current-password' | 'new-password';
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  enterKeyHint?: 'done' | 'go' | 'next' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A password: hidden, may be shown, may be pasted. */
export const PasswordField = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired = false,
  optionalLabel,
  id,
  labels,
  onChange,
  ...rest
}: PasswordFieldProps) => {
  const parts = useField({ id, description, error });
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, optionalLabel, parts }}
      errorNode={isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
    >
      <span className={inner}>
        <input
          {...rest}
          {...parts.aria}
          id={parts.id}
          type={isShown ? 'text' : 'password'}
          className={control({ hasButtonEnd: true })}
          required={isRequired}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
        />
        <span className={buttonEnd}>
          <IconButton
            label={isShown ? labels.hide : labels.show}
            size="sm"
            aria-controls={parts.id}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </span>
      </span>
    </FieldFrame>
  );
};
