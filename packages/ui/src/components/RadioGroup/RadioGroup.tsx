import { useState } from 'react';
import type { ChoiceOption } from '../../primitives/Choice/index.ts';
import { Choice } from '../../primitives/Choice/index.ts';
import { choices } from '../../primitives/Choice/Choice.css.ts';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { GroupFrame, isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { FieldError } from '../FieldError/index.ts';

export type RadioGroupProps = FieldProps & {
  /** Two to about six; more belong in a Select. */
  options: readonly ChoiceOption[];
  /** The chosen value, where the caller keeps it; empty for none. */
  value?: string | undefined;
  /** The chosen value to begin with, where the group keeps it. */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /**
   * `tile` puts each in a box: for choices that matter, easy to hit.
   * @default 'plain'
   */
  appearance?: 'plain' | 'tile' | undefined;
  /**
   * Below one another instead of side by side.
   * @default false
   */
  isVertical?: boolean | undefined;
};

/** One of a few, all seen at once. Arrow keys move the choice, as the browser does it. */
export const RadioGroup = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired = false,
  optionalLabel,
  id,
  name,
  options,
  value,
  defaultValue = '',
  onChange,
  appearance = 'plain',
  isVertical = false,
}: RadioGroupProps) => {
  const parts = useField({ id, description, error });
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  return (
    <GroupFrame
      {...{ label, isLabelHidden, description, optionalLabel, parts }}
      role="radiogroup"
      errorNode={isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
    >
      <div className={choices({ appearance, isVertical })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            kind="radio"
            appearance={appearance}
            // Radio buttons belong together by their name, so there has to be one.
            name={name ?? parts.id}
            isChecked={option.value === chosen}
            isInvalid={isThere(error)}
            isRequired={isRequired}
            onChange={() => {
              setOwn(option.value);
              onChange?.(option.value);
            }}
          />
        ))}
      </div>
    </GroupFrame>
  );
};
