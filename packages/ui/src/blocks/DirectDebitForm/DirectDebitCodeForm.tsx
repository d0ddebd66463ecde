import { textOf, useFields } from '../../components/Form/index.ts';
import { Link, takeOver } from '../../components/Link/index.ts';
import { OtpField } from '../../components/OtpField/index.ts';
import { ResendMail } from '../../components/ResendMail/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { DirectDebitStep } from './DirectDebitStep.tsx';
import type { DirectDebitCodeFormProps } from './DirectDebitForm.types.ts';

/** A SEPA direct debit (M05), second step: the code that came by SMS, and the button that pays. */
export const DirectDebitCodeForm = ({
  onSubmit,
  codeLength = 6,
  resend,
  resendWait,
  backHref,
  onBack,
  labels,
  ...step
}: DirectDebitCodeFormProps) => {
  const { fieldIds, field } = useFields(['otp'], { errors: step.errors });
  return (
    <Stack gap="lg">
      <DirectDebitStep
        {...step}
        {...{ fieldIds, labels }}
        submit={labels.submit(step.summary.total.amount)}
        onSubmit={onSubmit && ((data) => onSubmit({ otp: textOf(data, 'otp') }))}
      >
        <OtpField
          {...field('otp')}
          label={labels.otp}
          description={labels.otpHint}
          length={codeLength}
          isRequired
        />
      </DirectDebitStep>
      {resendWait === undefined ? (
        <ResendMail {...resend} />
      ) : (
        <Text tone="muted" isTabular>
          {resendWait}
        </Text>
      )}
      <div>
        <Link href={backHref} onPress={takeOver(onBack)}>
          {labels.back}
        </Link>
      </div>
    </Stack>
  );
};
