import type { ReactNode, Ref } from 'react';
import { isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { useEntered } from '../../primitives/useEntered.ts';
import { useValue } from '../../primitives/useValue.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FieldError } from '../FieldError/index.ts';
import { hint, label as labelStyle, row, toggle, words } from './Switch.css.ts';

export type SwitchProps = {
  /** What is on or off, the same in both: "Invisible mode". The switch itself says which. */
  label: string;
  /** What it does, for who has not met it. */
  description?: ReactNode;
  /** Why it could not be changed. */
  error?: ReactNode;
  /** On or off, where the caller keeps it. */
  isSelected?: boolean | undefined;
  /**
   * On or off to begin with, where the switch keeps it.
   * @default false
   */
  isDefaultSelected?: boolean | undefined;
  /** Called with the state that is wanted. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /**
   * The change is being saved: it keeps its focus and cannot be changed again.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Said while pending: "Saving". */
  pendingLabel?: string | undefined;
  /** The name in the form's data; sent only while on, as the browser does it. */
  name?: string | undefined;
  /**
   * What it sends while it is on.
   * @default 'on'
   */
  value?: string | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
  /** The native element, to focus or measure it. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A setting that is on or off, at once. In a form that is sent later a CheckboxGroup is plainer. */
export const Switch = ({
  label,
  description,
  error,
  isSelected,
  isDefaultSelected = false,
  onChange,
  isPending = false,
  pendingLabel,
  id,
  ...rest
}: SwitchProps) => {
  const parts = useField({ id, description, error });
  const [isOn, setOn] = useValue(isSelected, isDefaultSelected, onChange);
  useEntered(parts.id, isOn ? [rest.value ?? 'on'] : [], (entered) => setOn(entered.length > 0));
  return (
    <div className={row}>
      <div className={words}>
        <label className={labelStyle} htmlFor={parts.id}>
          {label}
        </label>
        {isThere(description) ? (
          <div className={hint} id={parts.descriptionId}>
            {description}
          </div>
        ) : null}
        {isThere(error) ? <FieldError id={parts.errorId}>{error}</FieldError> : null}
      </div>
      <input
        {...rest}
        {...parts.aria}
        id={parts.id}
        className={toggle({ isPending })}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says `checked` itself
        role="switch"
        checked={isOn}
        aria-disabled={isPending || undefined}
        // What a browser that goes back would restore has not been pressed, and would be saved all the same.
        autoComplete="off"
        onClick={(event) => {
          if (isPending) event.preventDefault();
        }}
        onChange={(event) => {
          if (!isPending) setOn(event.currentTarget.checked);
        }}
      />
      {pendingLabel === undefined ? null : (
        <VisuallyHidden>
          <span role="status">{isPending ? pendingLabel : ''}</span>
        </VisuallyHidden>
      )}
    </div>
  );
};
