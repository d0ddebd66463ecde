import type { Ref } from 'react';
import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { FieldFrame, isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { control, inner } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { FieldError } from '../FieldError/index.ts';
import { chevron, option as optionStyle, select } from './Select.css.ts';

export type SelectOption = { value: string; label: string };

export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = FieldProps & {
  /** In the order shown; groups where there are natural ones. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The first choice, with the empty value: "Choose a country", "All regions". */
  emptyLabel?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the chosen value; empty for `emptyLabel`. */
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  autoComplete?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry;

const Option = ({ value, label }: SelectOption) => (
  <option className={optionStyle} value={value}>
    {label}
  </option>
);

/**
 * One of many: the browser's own list, which phones show at its best and every reader knows. For up to about five
 * choices RadioGroup shows them at once.
 */
export const Select = ({
  label,
  isLabelHidden,
  description,
  error,
  isRequired = false,
  optionalLabel,
  id,
  options,
  emptyLabel,
  onChange,
  ...rest
}: SelectProps) => {
  const parts = useField({ id, description, error });
  return (
    <FieldFrame
      {...{ label, isLabelHidden, description, optionalLabel, parts }}
      errorNode={isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
    >
      <span className={inner}>
        <select
          {...rest}
          {...parts.aria}
          id={parts.id}
          className={`${control()} ${select}`}
          required={isRequired}
          {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
        >
          {emptyLabel === undefined ? null : <Option value="" label={emptyLabel} />}
          {options.map((entry) =>
            isGroup(entry) ? (
              <optgroup key={entry.label} className={optionStyle} label={entry.label}>
                {entry.options.map((choice) => (
                  <Option key={choice.value} {...choice} />
                ))}
              </optgroup>
            ) : (
              <Option key={entry.value} {...entry} />
            ),
          )}
        </select>
        <span className={chevron}>
          <ChevronDownIcon />
        </span>
      </span>
    </FieldFrame>
  );
};
