import type { ReactNode } from 'react';
import type { FormErrors, FormProps } from '../../components/Form/index.ts';
import { Form } from '../../components/Form/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { StepActions } from './StepActions.tsx';
import { StepHeader } from './StepHeader.tsx';
import type { SignUpStepFrame, SignUpStepId, SignUpStepLabels } from './SignUpForm.types.ts';

type StepFormProps<Values> = SignUpStepFrame & {
  step: SignUpStepId;
  encType?: FormProps['encType'];
  /** What the step's fields say. */
  read: (data: FormData) => Values;
  onSubmit?: ((values: Values) => void) | undefined;
  errors?: FormErrors | undefined;
  /** The id of each field's control, for the summary's links. */
  fieldIds?: Readonly<Record<string, string>> | undefined;
  /** See StepActions. */
  isEmpty?: boolean | undefined;
  labels: SignUpStepLabels;
  /** The step's fields. */
  children: ReactNode;
};

/** The form of every later step: where the member is, what was refused, the step's own fields, save or skip. */
export const StepForm = <Values,>({
  step,
  encType,
  read,
  onSubmit,
  errors,
  fieldIds = {},
  action,
  hiddenFields,
  isPending,
  skipHref,
  onSkip,
  steps,
  stepperLabels,
  headingLevel,
  takesFocus,
  isEmpty,
  labels,
  children,
}: StepFormProps<Values>) => (
  <Form
    {...{ action, encType, hiddenFields, isPending, errors, fieldIds }}
    errorTitle={labels.errorTitle}
    onSubmit={onSubmit && ((data) => onSubmit(read(data)))}
    header={
      <StepHeader
        {...{ step, steps, stepperLabels, headingLevel, takesFocus }}
        title={labels.title}
        lead={labels.lead}
      />
    }
  >
    <Stack>{children}</Stack>
    <StepActions {...{ skipHref, onSkip, isPending, isEmpty, labels }} />
  </Form>
);
