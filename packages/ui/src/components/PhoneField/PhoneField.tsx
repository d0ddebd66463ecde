import type { Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { InputFrame } from '../../primitives/FieldFrame/index.ts';
import { control, iconStart } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { useTyped } from '../../primitives/useTyped.ts';
import { useFormField } from '../FieldError/index.ts';
import { cleanPhone } from './cleanPhone.ts';

export type PhoneFieldProps = FieldProps &
  TextValueProps & {
    /**
     * The country's code, "+31", before the number: shown, and read out as help. It is not added to the value: a number
     * without a code of its own is meant to have this one.
     */
    prefix?: string | undefined;
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A phone number, typed as people write it; `onChange` gets it without dashes and spaces (spec section 3). */
export const PhoneField = ({
  prefix,
  value,
  defaultValue = '',
  onChange,
  ...props
}: PhoneFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const [text, type] = useTyped({
    id: tied.id,
    value,
    initial: defaultValue,
    onChange,
    read: cleanPhone,
    write: String,
  });
  const prefixId = `${tied.id}-prefix`;
  const help = tied['aria-describedby'];
  return (
    <InputFrame {...frame}>
      {prefix === undefined ? null : (
        <span className={iconStart} id={prefixId}>
          {prefix}
        </span>
      )}
      <input
        {...rest}
        {...tied}
        {...(prefix === undefined
          ? {}
          : { 'aria-describedby': help === undefined ? prefixId : `${prefixId} ${help}` })}
        type="tel"
        className={control({ hasPrefix: prefix !== undefined })}
        autoComplete="tel"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </InputFrame>
  );
};
