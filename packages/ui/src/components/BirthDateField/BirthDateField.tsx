import type { Ref } from 'react';
import { useState } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { GroupFrame } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useFormField } from '../FieldError/index.ts';
import { part as partStyle, partLabel, row } from './BirthDateField.css.ts';
import type { DateParts } from './birthDate.ts';
import { birthDatePartNames, joinDate, splitDate } from './birthDate.ts';

export type BirthDateFieldProps = Omit<FieldProps, 'isLabelHidden'> & {
  /** The words over the three inputs. */
  labels: { day: string; month: string; year: string };
  /**
   * The order of the reader's language.
   * @default 'dmy'
   */
  order?: 'dmy' | 'mdy' | 'ymd' | undefined;
  /** `YYYY-MM-DD` to begin with. */
  defaultValue?: string | undefined;
  /** Called with `YYYY-MM-DD`, with what was typed joined by dashes where it is no such date, or with nothing. */
  onChange?: ((value: string) => void) | undefined;
  /** The first input, for focus. */
  ref?: Ref<HTMLInputElement> | undefined;
};

const orders = {
  dmy: ['day', 'month', 'year'],
  mdy: ['month', 'day', 'year'],
  ymd: ['year', 'month', 'day'],
} as const;

/**
 * A date everybody knows by heart, so it is typed: three plain inputs. A calendar would have to be turned back hundreds of
 * months. The form sends the parts as `<name>_day`, `<name>_month`, `<name>_year` (see readBirthDate).
 */
export const BirthDateField = ({
  name = 'date_of_birth',
  labels,
  order = 'dmy',
  defaultValue = '',
  onChange,
  ref,
  ...props
}: BirthDateFieldProps) => {
  const { frame, control: tied, isInvalid } = useFormField(props);
  const [typed, setTyped] = useState<DateParts>(() => splitDate(defaultValue));
  const change = (next: DateParts): void => {
    setTyped(next);
    onChange?.(joinDate(next));
  };
  const shown = orders[order];
  useEntered(
    tied.id,
    shown.map((part) => typed[part]),
    (entered) =>
      change({
        ...typed,
        ...Object.fromEntries(shown.map((part, index) => [part, entered[index]])),
      }),
  );
  const names = birthDatePartNames(name);
  return (
    <GroupFrame {...frame}>
      <div className={row}>
        {shown.map((part, index) => (
          <div key={part} className={partStyle({ part })}>
            <label className={partLabel} htmlFor={`${tied.id}-${part}`}>
              {labels[part]}
            </label>
            <input
              id={`${tied.id}-${part}`}
              className={control()}
              name={names[part]}
              value={typed[part]}
              // Not type="number": a date is no quantity, and a scroll must not change it.
              type="text"
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              required={tied.required}
              aria-invalid={isInvalid || undefined}
              // The group's own description is not said with every one of its fields.
              aria-describedby={isInvalid ? frame.parts.errorId : undefined}
              onChange={(event) => change({ ...typed, [part]: event.currentTarget.value })}
              {...(index === 0 && ref ? { ref } : {})}
            />
          </div>
        ))}
      </div>
    </GroupFrame>
  );
};
