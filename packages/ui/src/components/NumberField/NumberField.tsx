import type { Ref } from 'react';
import { useState } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame } from '../../primitives/FieldFrame/index.ts';
import { buttonEnd, control, inner } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { MinusIcon, PlusIcon } from '../../primitives/Icon/index.ts';
import { useTyped } from '../../primitives/useTyped.ts';
import { useFormField } from '../FieldError/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { note as noteStyle, number } from './NumberField.css.ts';
import { clamp, readNumber, stepFrom } from './numberSteps.ts';

export type NumberFieldProps = FieldProps & {
  /** The number, where the caller keeps it; `null` for none. */
  value?: number | null | undefined;
  /** The number to begin with, where the field keeps it. */
  defaultValue?: number | null | undefined;
  /** Called with the number at each change, out of bounds too while it is typed; `null` for none. */
  onChange?: ((value: number | null) => void) | undefined;
  /** The least there may be. */
  minimum?: number | undefined;
  /** The most there may be. */
  maximum?: number | undefined;
  /**
   * How much a press adds or takes away.
   * @default 1
   */
  step?: number | undefined;
  /** All words that it shows or says. */
  labels: {
    /** Name of the button for less: "One year less". */
    decrease: string;
    /** Name of the button for more. */
    increase: string;
    /** Said where a number was brought within its bounds: "Changed to 99, the most there may be". */
    clamped: (value: number) => string;
  };
  /** What the browser may fill in (WCAG 1.3.5). */
  autoComplete?: string | undefined;
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A quantity: typed, or changed by its buttons and the arrow keys. Digits that are no quantity belong in a TextField. */
export const NumberField = ({
  value,
  defaultValue = null,
  onChange,
  minimum,
  maximum,
  step = 1,
  labels,
  ...props
}: NumberFieldProps) => {
  const { frame, control: tied, rest } = useFormField(props);
  const bounds = { minimum, maximum, step };
  const [note, setNote] = useState('');
  const [text, type] = useTyped<number | null>({
    id: tied.id,
    value,
    initial: defaultValue,
    onChange,
    read: readNumber,
    write: (number) => `${number ?? ''}`,
  });
  const change = (next: string): void => {
    type(next);
    setNote('');
  };
  const settle = (wanted: number | null): void => {
    if (wanted === null) return;
    const next = clamp(wanted, bounds);
    if (next === wanted) return;
    change(`${next}`);
    setNote(labels.clamped(next));
  };
  const press = (direction: 1 | -1) => (): void => {
    const now = readNumber(text);
    const next = stepFrom(now, direction, bounds);
    if (next === now) setNote(labels.clamped(next));
    else change(`${next}`);
  };
  return (
    <FieldFrame {...frame}>
      <span className={inner}>
        <input
          {...rest}
          {...tied}
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          className={`${control({ hasButtonsEnd: true })} ${number}`}
          value={text}
          min={minimum}
          max={maximum}
          step={step}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => settle(readNumber(text))}
          onKeyDown={(event) => {
            // Before the form is sent by it.
            if (event.key === 'Enter') settle(readNumber(text));
          }}
          // A page that is scrolled must not change the number.
          onWheel={(event) => event.currentTarget.blur()}
        />
        <span className={buttonEnd}>
          <IconButton label={labels.decrease} size="sm" aria-controls={tied.id} onPress={press(-1)}>
            <MinusIcon />
          </IconButton>
          <IconButton label={labels.increase} size="sm" aria-controls={tied.id} onPress={press(1)}>
            <PlusIcon />
          </IconButton>
        </span>
      </span>
      <div className={noteStyle} role="status">
        {note}
      </div>
    </FieldFrame>
  );
};
