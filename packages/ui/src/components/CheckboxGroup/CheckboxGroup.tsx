import { useState } from 'react';
import type { ChoiceAppearance, ChoiceOption } from '../../primitives/Choice/index.ts';
import { Choice } from '../../primitives/Choice/index.ts';
import { choices } from '../../primitives/Choice/Choice.css.ts';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { GroupFrame, isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { FieldError } from '../FieldError/index.ts';

export type CheckboxGroupProps = Omit<FieldProps, 'isRequired'> & {
  options: readonly ChoiceOption[];
  /** The chosen values, where the caller keeps them. */
  value?: readonly string[] | undefined;
  /** The chosen values to begin with, where the group keeps them. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all chosen values, in the order of the options. */
  onChange?: ((value: string[]) => void) | undefined;
  /**
   * `tile` puts each in a box; `chip` is for many short ones.
   * @default 'plain'
   */
  appearance?: ChoiceAppearance | undefined;
  /**
   * Below one another instead of side by side.
   * @default false
   */
  isVertical?: boolean | undefined;
};

/** None, some or all of a few. */
export const CheckboxGroup = ({
  label,
  isLabelHidden,
  description,
  error,
  optionalLabel,
  id,
  name,
  options,
  value,
  defaultValue = [],
  onChange,
  appearance = 'plain',
  isVertical = false,
}: CheckboxGroupProps) => {
  const parts = useField({ id, description, error });
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const chosen = value ?? own;
  return (
    <GroupFrame
      {...{ label, isLabelHidden, description, optionalLabel, parts }}
      errorNode={isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
    >
      <div className={choices({ appearance, isVertical })}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            kind="checkbox"
            appearance={appearance}
            name={name ?? parts.id}
            isChecked={chosen.includes(option.value)}
            isInvalid={isThere(error)}
            isRequired={false}
            onChange={(isChecked) => {
              const next = options
                .map((each) => each.value)
                .filter((each) => (each === option.value ? isChecked : chosen.includes(each)));
              setOwn(next);
              onChange?.(next);
            }}
          />
        ))}
      </div>
    </GroupFrame>
  );
};
