import type { Ref } from 'react';
import { useState } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { InputFrame } from '../../primitives/FieldFrame/index.ts';
import { buttonEnd, control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { EyeIcon, EyeOffIcon } from '../../primitives/Icon/index.ts';
import { useFormField } from '../FieldError/index.ts';
import { IconButton } from '../IconButton/index.ts';

export type PasswordFieldProps = FieldProps &
  TextValueProps & {
    /** The words of the button that shows and hides what is typed. */
    labels: { show: string; hide: string };
    /** Whether it asks for the password a member has or for a new one: password managers tell them apart. */
    autoComplete: 'current-password' | 'new-password';
    /** The word on the Enter key of a phone's keyboard. */
    enterKeyHint?: 'done' | 'go' | 'next' | undefined;
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A password: hidden, may be shown, may be pasted. */
export const PasswordField = ({ labels, onChange, ...props }: PasswordFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const [isShown, setShown] = useState(false);
  return (
    <InputFrame {...frame}>
      <input
        {...rest}
        {...tied}
        type={isShown ? 'text' : 'password'}
        className={control({ hasButtonEnd: true })}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
      />
      <span className={buttonEnd}>
        <IconButton
          label={isShown ? labels.hide : labels.show}
          size="sm"
          aria-controls={tied.id}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </span>
    </InputFrame>
  );
};
