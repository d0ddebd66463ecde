import { useState } from 'react';
import type { ChoiceAppearance, ChoiceOption } from '../../primitives/Choice/index.ts';
import { Choices } from '../../primitives/Choice/index.ts';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { GroupFrame } from '../../primitives/FieldFrame/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useFormField } from '../FieldError/index.ts';

export type CheckboxGroupProps = Omit<FieldProps, 'isRequired'> & {
  /** What can be chosen. */
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
  name,
  options,
  value,
  defaultValue = [],
  onChange,
  appearance = 'plain',
  isVertical = false,
  ...props
}: CheckboxGroupProps) => {
  const { frame, control, isInvalid } = useFormField(props);
  const [own, setOwn] = useState<readonly string[]>(defaultValue);
  const chosen = value ?? own;
  const choose = (isChosen: (option: string) => boolean): void => {
    const next = options.map((each) => each.value).filter(isChosen);
    setOwn(next);
    onChange?.(next);
  };
  useEntered(
    control.id,
    options.map((each) => each.value).filter((each) => chosen.includes(each)),
    (entered) => choose((each) => entered.includes(each)),
  );
  return (
    <GroupFrame {...frame}>
      <Choices
        {...{ options, appearance, isVertical, isInvalid }}
        kind="checkbox"
        name={name ?? control.id}
        isRequired={false}
        isChosen={(option) => chosen.includes(option)}
        onChoose={(option, isChecked) =>
          choose((each) => (each === option ? isChecked : chosen.includes(each)))
        }
      />
    </GroupFrame>
  );
};
