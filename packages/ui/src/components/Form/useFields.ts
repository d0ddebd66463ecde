import { useId } from 'react';
import type { FormErrors } from './Form.tsx';

type FieldsOptions<Field extends string, Values> = {
  /** The answer to the refused form. */
  errors?: FormErrors<Field> | undefined;
  /** What the fields hold at first. */
  defaultValues?: Values | undefined;
  /** Called at each change with the field's name. */
  onChange?: ((field: Field) => void) | undefined;
};

type FieldProps<Name, Value> = {
  id: string;
  name: Name;
  error: string | undefined;
  defaultValue: Value | undefined;
  onChange: () => void;
};

type Fields<Field extends string, Values> = {
  fieldIds: Readonly<Record<Field, string>>;
  field: <Name extends Field>(
    name: Name,
  ) => FieldProps<Name, Name extends keyof Values ? Values[Name] : undefined>;
};

/**
 * The fields of a form by their names: `fieldIds` for `Form`, whose summary leads to them, and `field(name)` to spread
 * into each field.
 */
export const useFields = <
  Field extends string,
  Values extends Partial<Record<Field, unknown>> = Partial<Record<Field, string>>,
>(
  names: readonly Field[],
  { errors, defaultValues, onChange }: FieldsOptions<Field, Values> = {},
): Fields<Field, Values> => {
  const id = useId();
  const fieldIds = Object.fromEntries(names.map((name) => [name, `${id}-${name}`])) as Record<
    Field,
    string
  >;
  return {
    fieldIds,
    field: ((name) => ({
      id: fieldIds[name],
      name,
      error: errors?.fields?.[name],
      defaultValue: defaultValues?.[name],
      onChange: () => onChange?.(name),
    })) as Fields<Field, Values>['field'],
  };
};
