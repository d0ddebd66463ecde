import { textOf, useFields } from '../../components/Form/index.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { DeleteAccountFormProps } from './DeleteAccountForm.types.ts';
import { StepForm } from './StepForm.tsx';

type VerifyStepProps = Pick<
  DeleteAccountFormProps,
  | 'action'
  | 'hiddenFields'
  | 'isPending'
  | 'keepHref'
  | 'reasons'
  | 'entered'
  | 'errors'
  | 'onEdit'
  | 'onVerify'
  | 'labels'
>;

/** Who asks, and why if they want to say so. */
export const VerifyStep = ({
  reasons,
  entered = {},
  onEdit,
  onVerify,
  ...step
}: VerifyStepProps) => {
  const { labels } = step;
  const { fieldIds, field } = useFields(['reason', 'password'], step);
  return (
    <StepForm
      {...step}
      step="verify"
      words={labels.verify}
      fieldIds={fieldIds}
      onSubmit={
        onVerify &&
        ((data) => onVerify({ reason: textOf(data, 'reason'), password: textOf(data, 'password') }))
      }
    >
      <Stack gap="lg">
        <RadioGroup
          {...field('reason')}
          value={entered.reason}
          onChange={(reason) => onEdit?.({ reason })}
          label={labels.reason}
          optionalLabel={labels.optional}
          options={reasons}
          isVertical
        />
        <PasswordField
          {...field('password')}
          defaultValue={entered.password}
          onChange={(password) => onEdit?.({ password })}
          autoComplete="current-password"
          label={labels.password}
          description={labels.passwordHint}
          labels={{ show: labels.showPassword, hide: labels.hidePassword }}
          isRequired
        />
      </Stack>
    </StepForm>
  );
};
