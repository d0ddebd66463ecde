import type { ChangeEvent, Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { InputFrame } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { useTyped } from '../../primitives/useTyped.ts';
import { useFormField } from '../FieldError/index.ts';
import { iban } from './IbanField.css.ts';
import { compactIban, formatIban, groupIban } from './iban.ts';

export type IbanFieldProps = FieldProps &
  TextValueProps & {
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/**
 * An account number, in groups of four while it is typed, as it stands on a card or a letter. `onChange` gets it without
 * the spaces; whether it can be true, the caller says in `error`.
 */
export const IbanField = ({ value, defaultValue = '', onChange, ...props }: IbanFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const [text, type] = useTyped({
    id: tied.id,
    value,
    initial: defaultValue,
    onChange,
    read: compactIban,
    write: formatIban,
  });
  const group = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    const typed = input.value;
    const next = groupIban(typed, input.selectionStart ?? typed.length);
    // Set at once, since the caret goes to the end of a text that React sets.
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    type(next.text);
  };
  return (
    <InputFrame {...frame}>
      <input
        {...rest}
        {...tied}
        type="text"
        inputMode="text"
        className={`${control()} ${iban}`}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={group}
      />
    </InputFrame>
  );
};
