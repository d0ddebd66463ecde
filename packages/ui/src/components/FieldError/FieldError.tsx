import type { ReactNode } from 'react';
import { DangerIcon } from '../../primitives/Icon/index.ts';
import { fieldError, mark } from './FieldError.css.ts';

export type FieldErrorProps = {
  /** What is wrong and how to put it right, in one sentence. */
  children: ReactNode;
  /** For the field's `aria-describedby`. */
  id?: string | undefined;
};

/**
 * What is wrong with one field, below it. Fields draw it themselves from their `error`. It is no live region: the field
 * says it when it has the focus, and ErrorSummary takes the focus after a refused form.
 */
export const FieldError = ({ children, id }: FieldErrorProps) => (
  <div className={fieldError} id={id}>
    <span className={mark}>
      <DangerIcon size="sm" />
    </span>
    <span>{children}</span>
  </div>
);
