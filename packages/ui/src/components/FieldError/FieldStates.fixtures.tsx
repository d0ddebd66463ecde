import type { ComponentType, ReactNode } from 'react';
import { ForceState } from '../../primitives/ForceState/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';

type Field = ComponentType<{
  label: string;
  defaultValue?: string | undefined;
  error?: ReactNode;
}>;

type FieldStatesProps = {
  field: Field;
  /** An answer, a part of one, and one that is refused. */
  filled: string;
  begun: string;
  refused: string;
  error: string;
  /** What this field has more. */
  children?: ReactNode;
};

/** For stories only: the states every field has that holds a text. */
export const FieldStates = ({
  field: Field,
  filled,
  begun,
  refused,
  error,
  children,
}: FieldStatesProps) => (
  <Stack gap="lg">
    <Field label="Rest" />
    <Field label="Filled in" defaultValue={filled} />
    <ForceState state="focus">
      <Field label="Focus" defaultValue={begun} />
    </ForceState>
    <Field label="Invalid" defaultValue={refused} error={error} />
    {children}
  </Stack>
);
