import type { ReactNode } from 'react';
import { choice, choices, hint, mark, words } from './Choice.css.ts';

/** One of the things that can be chosen. */
export type ChoiceOption = {
  value: string;
  label: string;
  /** A short help below the label. */
  description?: string | undefined;
  /** Decoration before the label. */
  icon?: ReactNode;
};

export type ChoiceAppearance = 'plain' | 'tile' | 'chip';

type ChoiceProps = ChoiceOption & {
  kind: 'radio' | 'checkbox';
  appearance: ChoiceAppearance;
  name: string;
  isChecked: boolean;
  isInvalid: boolean;
  isRequired: boolean;
  onChange: (isChecked: boolean) => void;
};

/** A native radio button or checkbox with its words, all of it a target. */
const Choice = ({
  kind,
  appearance,
  name,
  value,
  label,
  description,
  icon,
  isChecked,
  isInvalid,
  isRequired,
  onChange,
}: ChoiceProps) => (
  <label className={choice({ appearance })}>
    <input
      className={mark({ kind, isSmall: appearance === 'chip' })}
      type={kind}
      name={name}
      value={value}
      checked={isChecked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      {...(kind === 'checkbox' && isInvalid ? { 'aria-invalid': true } : {})}
      {...(kind === 'radio' && isRequired ? { required: true } : {})}
    />
    {icon}
    <span className={words}>
      {label}
      {description === undefined ? null : <span className={hint}>{description}</span>}
    </span>
  </label>
);

type ChoicesProps = Pick<
  ChoiceProps,
  'kind' | 'appearance' | 'name' | 'isInvalid' | 'isRequired'
> & {
  options: readonly ChoiceOption[];
  isVertical: boolean;
  isChosen: (value: string) => boolean;
  onChoose: (value: string, isChecked: boolean) => void;
};

/** All the choices of one question: what RadioGroup and CheckboxGroup are made of. */
export const Choices = ({ options, isVertical, isChosen, onChoose, ...shared }: ChoicesProps) => (
  <div className={choices({ appearance: shared.appearance, isVertical })}>
    {options.map((option) => (
      <Choice
        key={option.value}
        {...option}
        {...shared}
        isChecked={isChosen(option.value)}
        onChange={(isChecked) => onChoose(option.value, isChecked)}
      />
    ))}
  </div>
);
