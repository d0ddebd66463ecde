import { useId } from 'react';
import type { FormErrors } from './Form.tsx';

type FieldsOptions<Field extends string> = {
  /** The answer to the refused form. */
  errors?: FormErrors<Field> | undefined;
  /** Called at each change with the field's name. */
  onChange?: ((field: Field) => void) | undefined;
};

type FieldProps<Field extends string> = {
  id: string;
  name: Field;
  error: string | undefined;
  onChange: () => void;
};

/**
 * The fields of a form by their names: `fieldIds` for `Form`, whose summary leads to them, and `field(name)` to spread
 * into each field.
 */
export const useFields = <Field extends string>(
  names: readonly Field[],
  { errors, onChange }: FieldsOptions<Field> = {},
): {
  fieldIds: Readonly<Record<Field, string>>;
  field: <Name extends Field>(name: Name) => FieldProps<Name>;
} => {
  const id = useId();
  const fieldIds = Object.fromEntries(names.map((name) => [name, `${id}-${name}`])) as Record<
    Field,
    string
  >;
  return {
    fieldIds,
    field: (name) => ({
      id: fieldIds[name],
      name,
      error: errors?.fields?.[name],
      onChange: () => onChange?.(name),
    }),
  };
};
