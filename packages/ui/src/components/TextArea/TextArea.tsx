import type { Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useValue } from '../../primitives/useValue.ts';
import { lengthOf } from '../../primitives/writtenText.ts';
import { useFormField } from '../FieldError/index.ts';
import { counter, growing } from './TextArea.css.ts';

export type TextAreaProps = FieldProps &
  TextValueProps & {
    /**
     * Lines shown at first.
     * @default 4
     */
    rows?: number | undefined;
    /** How many characters are taken: counted here, and refused by who gets the text. */
    maxLength?: number | undefined;
    /** With `maxLength`: the words of the counter, "120 of 500". */
    counterLabel?: ((used: number, maximum: number) => string) | undefined;
    /**
     * Grows with its text where the browser can, from its `rows` on.
     * @default true
     */
    isGrowing?: boolean | undefined;
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Text of several lines. */
export const TextArea = ({
  value,
  defaultValue = '',
  onChange,
  rows = 4,
  maxLength,
  counterLabel,
  isGrowing = true,
  ...props
}: TextAreaProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const [text, setText] = useValue(value, defaultValue, onChange);
  useEntered(tied.id, [text], ([entered = '']) => setText(entered));
  const count = maxLength === undefined ? undefined : counterLabel?.(lengthOf(text), maxLength);
  const countId = `${tied.id}-count`;
  const described = tied['aria-describedby'];
  return (
    <FieldFrame {...frame}>
      <textarea
        {...rest}
        {...tied}
        // How many characters it takes is heard with the field, and not with each of them.
        aria-describedby={count ? [described, countId].filter(Boolean).join(' ') : described}
        className={`${control()}${isGrowing ? ` ${growing}` : ''}`}
        rows={rows}
        value={text}
        // No maxLength: the browser counts an emoji twice, and of what is pasted it drops the end without a word.
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {count ? (
        <div className={counter} id={countId}>
          {count}
        </div>
      ) : null}
    </FieldFrame>
  );
};
