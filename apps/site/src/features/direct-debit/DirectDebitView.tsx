import { useMemo, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LIMIT_REACHED, selectStep, type directDebitMachine } from '@velours/machines/directDebit';
import { DirectDebitCodeForm, DirectDebitForm } from '@velours/ui/blocks/DirectDebitForm';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { orderReturnPath } from '../payment/order-path.ts';
import {
  directDebitCodeProps,
  directDebitProps,
  mandateFacts,
  type DirectDebitFacts,
} from './direct-debit.ts';

export interface DirectDebitViewProps extends Omit<DirectDebitFacts, 't'> {
  snapshot: SnapshotFrom<typeof directDebitMachine>;
}

/** One order by direct debit (M05), in whatever state it is: form, code, limit reached, ordered. */
export function DirectDebitView(props: DirectDebitViewProps): ReactNode {
  const step = props.refusal?.code === LIMIT_REACHED ? 'limit' : selectStep(props.snapshot);
  // The button that was pressed is gone with its step.
  const box = useArrivalFocus(step);
  return (
    <div ref={box}>
      <Step {...{ step }} {...props} />
    </div>
  );
}

function Step({
  step,
  snapshot,
  ...facts
}: DirectDebitViewProps & { step: ReturnType<typeof selectStep> }): ReactNode {
  const t = useTranslate();
  if (step === 'form') return <MandateForm {...{ snapshot }} {...facts} />;
  if (step === 'otp') return <Code {...{ snapshot }} {...facts} />;
  if (step === 'limit') {
    return (
      <Outcome
        tone="warning"
        title={t(($) => $.debit.limit.title)}
        actions={
          <Link appearance="button" href="/credits">
            {t(($) => $.debit.limit.otherWay)}
          </Link>
        }
      >
        {t(($) => $.debit.limit.text)}
      </Outcome>
    );
  }
  return (
    <Outcome
      title={t(($) => $.debit.done.title)}
      actions={
        <Link appearance="button" href={orderReturnPath(snapshot.context.orderId)}>
          {t(($) => $.debit.done.toPayment)}
        </Link>
      }
    >
      {t(($) => $.debit.done.text)}
    </Outcome>
  );
}

/** New errors take the focus to the summary, so the same ones must stay the same object. */
const errorsOf = ({ snapshot }: DirectDebitViewProps): readonly unknown[] => [
  snapshot.context.fieldErrors,
  snapshot.context.failure,
  snapshot.context.blocked,
];

function MandateForm(props: DirectDebitViewProps): ReactNode {
  const t = useTranslate();
  const form = directDebitProps(props.snapshot, { ...props, t });
  // oxlint-disable-next-line react/exhaustive-deps -- see errorsOf
  const errors = useMemo(() => form.errors, [t, ...errorsOf(props)]);
  return <DirectDebitForm {...form} errors={errors} />;
}

function Code(props: DirectDebitViewProps): ReactNode {
  const t = useTranslate();
  const form = directDebitCodeProps(props.snapshot, { ...props, t });
  // oxlint-disable-next-line react/exhaustive-deps -- see errorsOf
  const errors = useMemo(() => form.errors, [t, ...errorsOf(props)]);
  return (
    <Stack>
      {props.snapshot.matches({ otp: { code: 'unanswered' } }) && (
        <Banner
          tone="warning"
          announce="alert"
          actions={
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              onPress={() => props.send({ type: 'CHECK' })}
            >
              {t(($) => $.debit.code.askAgain)}
            </Button>
          }
        >
          {t(($) => $.debit.code.unanswered)}
        </Banner>
      )}
      <DirectDebitCodeForm {...form} errors={errors} />
      <Heading level={2} size="md">
        {t(($) => $.debit.form.mandate)}
      </Heading>
      <FactList facts={mandateFacts(t, props)} />
    </Stack>
  );
}
