import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { description, frame, inner, label, legend, optional } from './FieldFrame.css.ts';
import type { FieldProps } from './FieldFrame.types.ts';
import type { FieldParts } from './useField.ts';
import { isThere } from './useField.ts';

type Parts = Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'optionalLabel'> & {
  parts: FieldParts;
  /** The drawn error, with `parts.errorId`. */
  errorNode: ReactNode;
  /** The control, with `parts.id` and `parts.aria`. */
  children: ReactNode;
};

const LabelText = ({
  text,
  optionalLabel,
}: {
  text: string;
  optionalLabel: string | undefined;
}) => (
  <>
    {text}
    {optionalLabel === undefined ? null : <span className={optional}> {optionalLabel}</span>}
  </>
);

/** What stands below the label. */
const Body = (props: Parts) => (
  <>
    {isThere(props.description) ? (
      <div className={description} id={props.parts.descriptionId}>
        {props.description}
      </div>
    ) : null}
    {props.children}
    {props.errorNode}
  </>
);

/** Label, help, control, error: in this order for one control. */
export const FieldFrame = (props: Parts) => (
  <div className={frame}>
    {props.isLabelHidden ? (
      <VisuallyHidden>
        <label htmlFor={props.parts.id}>{props.label}</label>
      </VisuallyHidden>
    ) : (
      <label className={label} htmlFor={props.parts.id}>
        <LabelText text={props.label} optionalLabel={props.optionalLabel} />
      </label>
    )}
    <Body {...props} />
  </div>
);

/** FieldFrame with its control in a line of its own, for what stands over the control: an icon, a button. */
export const InputFrame = ({ children, ...props }: Parts) => (
  <FieldFrame {...props}>
    <span className={inner}>{children}</span>
  </FieldFrame>
);

/** The same for several controls that answer one question: a `fieldset` with its `legend`, or with a name where that is hidden. */
export const GroupFrame = ({
  role,
  ...props
}: Parts & { role?: 'radiogroup' | 'group' | undefined }) => (
  <fieldset
    className={frame}
    id={props.parts.id}
    role={role}
    // What stands around it says it already: a legend would say it once more.
    aria-label={props.isLabelHidden ? props.label : undefined}
    // ErrorSummary's link brings the focus to the group; Tab goes on into it.
    tabIndex={-1}
    {...(props.parts.aria['aria-describedby']
      ? { 'aria-describedby': props.parts.aria['aria-describedby'] }
      : {})}
    {...(role === 'radiogroup' && props.parts.aria['aria-invalid'] ? { 'aria-invalid': true } : {})}
  >
    {props.isLabelHidden ? null : (
      <legend className={`${label} ${legend}`}>
        <LabelText text={props.label} optionalLabel={props.optionalLabel} />
      </legend>
    )}
    <Body {...props} />
  </fieldset>
);
