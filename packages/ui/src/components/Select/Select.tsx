import type { Ref } from 'react';
import type { FieldProps, TextValueProps } from '../../primitives/FieldFrame/index.ts';
import { InputFrame } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { ChevronDownIcon } from '../../primitives/Icon/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useFormField } from '../FieldError/index.ts';
import { chevron, option as optionStyle, select } from './Select.css.ts';

export type SelectOption = {
  value: string;
  label: string;
  /** The language of the label, where it is another than that of the page. */
  lang?: string | undefined;
};

export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = FieldProps &
  TextValueProps & {
    /** In the order shown; groups where there are natural ones. */
    options: readonly (SelectOption | SelectGroup)[];
    /** The first choice, whose value is empty: "Choose a country", "All regions". */
    emptyLabel?: string | undefined;
    /** What the browser may fill in (WCAG 1.3.5). */
    autoComplete?: string | undefined;
    /** The native element, to focus or measure it. */
    ref?: Ref<HTMLSelectElement> | undefined;
  };

const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry;

/** The value that is selected at first: a browser takes the first where there is none of the one that is meant. */
const firstSelected = ({ options, emptyLabel, value, defaultValue }: SelectProps): string => {
  const meant = value ?? defaultValue;
  const values = [
    ...(emptyLabel === undefined ? [] : ['']),
    ...options.flatMap((entry) => (isGroup(entry) ? entry.options : entry)).map((one) => one.value),
  ];
  return values.find((one) => one === meant) ?? values[0] ?? '';
};

const Option = ({ value, label, lang }: SelectOption) => (
  <option className={optionStyle} value={value} lang={lang}>
    {label}
  </option>
);

/**
 * One of many: the browser's own list, which phones show at its best and every reader knows. For up to about five
 * choices RadioGroup shows them at once.
 */
export const Select = (selectProps: SelectProps) => {
  const { options, emptyLabel, onChange, ...props } = selectProps;
  const { frame, control: tied, rest } = useFormField(props);
  useEntered(tied.id, [firstSelected(selectProps)], ([entered = '']) => onChange?.(entered));
  return (
    <InputFrame {...frame}>
      <select
        {...rest}
        {...tied}
        className={`${control()} ${select}`}
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
    </InputFrame>
  );
};
