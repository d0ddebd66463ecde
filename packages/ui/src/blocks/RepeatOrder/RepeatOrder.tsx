import { useMemo } from 'react';
import { Form, useFields } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { FactList } from '../../primitives/FactList/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import { CreditPackageCard } from '../CreditPackageCard/index.ts';
import { PayPanel } from '../OrderForm/index.ts';
import type { RepeatOrderProps } from './RepeatOrder.types.ts';

/**
 * The last order once more, by a saved method (M04), in two taps: the first shows what it costs now, the second pays. Never
 * in one: nobody pays by a press beside the mark.
 */
export const RepeatOrder = ({
  item,
  method,
  step = 'offer',
  reviewHref,
  changeHref,
  summary,
  withdrawal,
  consent,
  action,
  hiddenFields,
  isPending = false,
  onSubmit,
  error,
  consentError,
  labels,
}: RepeatOrderProps) => {
  const box = useArrivalFocus(step);
  const errors = useMemo(
    () =>
      error === undefined && consentError === undefined
        ? undefined
        : { form: error, fields: { withdrawal_consent: consentError } },
    [error, consentError],
  );
  const { fieldIds } = useFields(['withdrawal_consent']);
  const facts = (
    <FactList
      facts={[
        { term: labels.method, value: method.name },
        { term: labels.costs, value: method.costs },
      ]}
    />
  );
  const change = (
    <Link href={changeHref} appearance="button" variant="ghost" tone="neutral" isFullWidth>
      {labels.change}
    </Link>
  );
  return (
    <div ref={box}>
      {step === 'offer' ? (
        <Stack gap="md">
          <Heading level={1} isFocusable>
            {labels.offerTitle}
          </Heading>
          <CreditPackageCard item={item} headingLevel={2} />
          {facts}
          <Link href={reviewHref} appearance="button" size="lg" isFullWidth>
            {labels.review}
          </Link>
          {change}
        </Stack>
      ) : (
        <Form
          {...{ action, hiddenFields, isPending, errors, fieldIds }}
          errorTitle={labels.errorTitle}
          onSubmit={
            onSubmit && ((data) => onSubmit({ withdrawal_consent: data.has('withdrawal_consent') }))
          }
          header={
            <Heading level={1} isFocusable>
              {labels.reviewTitle}
            </Heading>
          }
        >
          {facts}
          <PayPanel
            {...{ summary, withdrawal, consent, isPending, labels, consentError }}
            consentId={fieldIds.withdrawal_consent}
          />
          {change}
        </Form>
      )}
    </div>
  );
};
