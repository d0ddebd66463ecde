import type { ChoiceOption } from '../../primitives/Choice/index.ts';
import { Choices } from '../../primitives/Choice/index.ts';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { GroupFrame } from '../../primitives/FieldFrame/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useValue } from '../../primitives/useValue.ts';
import { useFormField } from '../FieldError/index.ts';

export type RadioGroupProps = FieldProps & {
  /** Two to about six; more belong in a Select. */
  options: readonly ChoiceOption[];
  /** The chosen value, where the caller keeps it; empty for none. */
  value?: string | undefined;
  /** The chosen value to begin with, where the group keeps it. */
  defaultValue?: string | undefined;
  /** Another choice was made, by its value. */
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
  name,
  options,
  value,
  defaultValue = '',
  onChange,
  appearance = 'plain',
  isVertical = false,
  ...props
}: RadioGroupProps) => {
  const { frame, control, isInvalid } = useFormField(props);
  const [chosen, choose] = useValue(value, defaultValue, onChange);
  useEntered(control.id, chosen === '' ? [] : [chosen], ([entered]) => {
    if (entered !== undefined) choose(entered);
  });
  return (
    <GroupFrame {...frame} role="radiogroup">
      <Choices
        {...{ options, appearance, isVertical, isInvalid }}
        kind="radio"
        // Radio buttons belong together by their name, so there has to be one.
        name={name ?? control.id}
        isRequired={control.required}
        isChosen={(option) => option === chosen}
        onChoose={choose}
      />
    </GroupFrame>
  );
};
