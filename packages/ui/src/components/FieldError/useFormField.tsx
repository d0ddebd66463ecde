import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import { isThere, useField } from '../../primitives/FieldFrame/index.ts';
import { FieldError } from './FieldError.tsx';

/**
 * Sorts the props of a field: `frame` for FieldFrame or GroupFrame, its error drawn; `control` for the native control,
 * tied to its words; `rest`, all that is neither.
 */
export const useFormField = <Props extends FieldProps>({
  label,
  isLabelHidden,
  description,
  error,
  isRequired = false,
  optionalLabel,
  id,
  ...rest
}: Props) => {
  const parts = useField({ id, description, error });
  const isInvalid = isThere(error);
  return {
    frame: {
      label,
      isLabelHidden,
      description,
      optionalLabel,
      parts,
      errorNode: isInvalid ? <FieldError id={parts.errorId}>{error}</FieldError> : null,
    },
    control: { ...parts.aria, id: parts.id, required: isRequired },
    isInvalid,
    rest,
  };
};
