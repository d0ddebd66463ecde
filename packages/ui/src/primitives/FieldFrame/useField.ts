import type { ReactNode } from 'react';
import { useId } from 'react';

/** The ids of a field's parts, and the attributes that tie them to its control. */
export type FieldParts = {
  id: string;
  descriptionId: string;
  errorId: string;
  /** To spread on the control or its group. */
  aria: {
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  };
};

/** Makes a field's ids: the description is read before the error. */
export const useField = (field: {
  id?: string | undefined;
  description?: ReactNode;
  error?: ReactNode;
}): FieldParts => {
  const own = useId();
  const id = field.id ?? own;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const hasError = isThere(field.error);
  const describedBy = [
    ...(isThere(field.description) ? [descriptionId] : []),
    ...(hasError ? [errorId] : []),
  ];
  return {
    id,
    descriptionId,
    errorId,
    aria: {
      ...(describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {}),
      ...(hasError ? { 'aria-invalid': true } : {}),
    },
  };
};

/** Whether a node shows something: an empty message is none. */
export const isThere = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== '';
