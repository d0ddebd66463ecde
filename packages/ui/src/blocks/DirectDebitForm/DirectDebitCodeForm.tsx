import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Form, textOf, useFields } from '../../components/Form/index.ts';
import { Link, takeOver } from '../../components/Link/index.ts';
import { OtpField } from '../../components/OtpField/index.ts';
import { ResendMail } from '../../components/ResendMail/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PriceSummary } from '../PriceSummary/index.ts';
import type { DirectDebitCodeFormProps } from './DirectDebitForm.types.ts';

/** A SEPA direct debit (M05), second step: the code that came by SMS, and the button that pays. */
export const DirectDebitCodeForm = ({
  action,
  hiddenFields,
  isPending = false,
  onSubmit,
  errors,
  codeLength = 6,
  resend,
  resendWait,
  backHref,
  onBack,
  summary,
  headingLevel = 1,
  labels,
}: DirectDebitCodeFormProps) => {
  const { fieldIds, field } = useFields(['otp'], { errors });
  return (
    <Stack gap="lg">
      <Form
        {...{ action, hiddenFields, isPending, errors, fieldIds }}
        errorTitle={labels.errorTitle}
        onSubmit={onSubmit && ((data) => onSubmit({ otp: textOf(data, 'otp') }))}
        header={
          <Stack gap="xs">
            <Heading level={headingLevel} isFocusable>
              {labels.title}
            </Heading>
            <Text tone="muted">{labels.lead}</Text>
          </Stack>
        }
      >
        <OtpField
          {...field('otp')}
          label={labels.otp}
          description={labels.otpHint}
          length={codeLength}
          isRequired
        />
        <Card>
          <PriceSummary {...summary} headingLevel={headingLevel === 1 ? 2 : 3} />
        </Card>
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isPending={isPending}
          pendingLabel={labels.pending}
        >
          {labels.submit(summary.total.amount)}
        </Button>
      </Form>
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
