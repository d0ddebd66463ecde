import { Stepper } from '../../components/Stepper/index.ts';
import { FactList } from '../../primitives/FactList/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import type { DeleteAccountFormProps } from './DeleteAccountForm.types.ts';
import { StepForm } from './StepForm.tsx';
import { VerifyStep } from './VerifyStep.tsx';

const steps = ['explain', 'verify', 'confirm'] as const;

/** The step at hand, as a form of its own. */
const Step = ({
  step,
  consequences,
  notice,
  losses,
  reasons,
  entered,
  errors,
  onContinue,
  onEdit,
  onVerify,
  onDelete,
  ...form
}: DeleteAccountFormProps) => {
  const { labels } = form;
  switch (step) {
    case 'explain':
      return (
        <StepForm {...form} step={step} words={labels.explain} onSubmit={onContinue}>
          {notice}
          <FactList facts={consequences} />
        </StepForm>
      );
    case 'verify':
      return <VerifyStep {...form} {...{ reasons, entered, errors, onEdit, onVerify }} />;
    case 'confirm':
      return (
        <StepForm
          {...form}
          errors={errors}
          step={step}
          words={labels.confirm}
          isLast
          onSubmit={onDelete}
        >
          <FactList facts={losses} />
        </StepForm>
      );
  }
};

/**
 * Deletes an account in three clear steps (spec section 4): what happens, the password and, if wanted, a reason, the last
 * word. The way out is as near in each of them, and nobody is asked to stay.
 */
export const DeleteAccountForm = (props: DeleteAccountFormProps) => {
  const { step, labels } = props;
  const box = useArrivalFocus(step);
  return (
    <div ref={box}>
      <Stack gap="lg">
        <Stepper
          steps={steps.map((id) => ({ id, label: labels.steps[id] }))}
          currentId={step}
          labels={labels.stepper}
        />
        {/* Another form for each step: what was typed in one does not go on into the next. */}
        <Step key={step} {...props} />
      </Stack>
    </div>
  );
};
