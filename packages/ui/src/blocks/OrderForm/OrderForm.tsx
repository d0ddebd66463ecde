import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Form, textOf, useFields } from '../../components/Form/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { CreditPackagePicker } from '../CreditPackagePicker/index.ts';
import { DiscountCodeField } from '../DiscountCodeField/index.ts';
import { PaymentMethodPicker } from '../PaymentMethodPicker/index.ts';
import { columns, panel, questions, root, side } from './OrderForm.css.ts';
import type { OrderFormProps, OrderIntent, OrderValues } from './OrderForm.types.ts';
import { PayPanel } from './PayPanel.tsx';

const readValues = (data: FormData): OrderValues => ({
  package: textOf(data, 'package'),
  payment_method: textOf(data, 'payment_method'),
  discount_code: textOf(data, 'discount_code').trim(),
  withdrawal_consent: data.has('withdrawal_consent'),
  save_method: data.has('save_method'),
});

/**
 * An order of credits (M01): which package, how to pay, a discount code, what it comes to, and the button that pays. Only
 * that button pays: Enter in a field works the price out anew. A plain form, so that it also works without script.
 */
export const OrderForm = ({
  action,
  hiddenFields,
  isPending = false,
  errors,
  onSubmit,
  offer,
  packages,
  packageId,
  onPackageChange,
  payment,
  discount,
  summary,
  included,
  withdrawal,
  save,
  labels,
}: OrderFormProps) => {
  const { fieldIds, field } = useFields(['package', 'payment_method', 'withdrawal_consent'], {
    errors,
  });
  const consent = field('withdrawal_consent');
  const [isGiven, setGiven] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const ask = (intent: OrderIntent): void => {
    const form = first.current?.form;
    if (form && !isPending) onSubmit?.(intent, readValues(new FormData(form)));
  };
  const update = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!onSubmit) return;
    event.preventDefault();
    ask('update');
  };
  return (
    <Form
      {...{ action, hiddenFields, isPending, errors, fieldIds }}
      errorTitle={labels.errorTitle}
      onSubmit={onSubmit && ((data) => onSubmit('pay', readValues(data)))}
      header={
        <Stack gap="xs">
          <Heading level={1}>{labels.packages}</Heading>
          {labels.lead !== undefined && <Text tone="muted">{labels.lead}</Text>}
          {offer}
        </Stack>
      }
    >
      {/* The first submit button is the one that Enter in a field presses: it must not be the one that pays. */}
      <button ref={first} type="submit" name="intent" value="update" hidden onClick={update}>
        {labels.update}
      </button>
      <div className={root}>
        <div className={columns}>
          <div className={questions}>
            <CreditPackagePicker
              {...field('package')}
              packages={packages}
              label={labels.packages}
              isLabelHidden
              value={packageId}
              onChange={onPackageChange}
            />
            <Stack gap="sm">
              <Heading level={2} size="md">
                {labels.methods}
              </Heading>
              <PaymentMethodPicker
                {...field('payment_method')}
                {...payment}
                label={labels.methods}
                isLabelHidden
              />
            </Stack>
            <DiscountCodeField
              {...discount}
              onApply={onSubmit && (() => ask('apply_code'))}
              onRemove={onSubmit && (() => ask('remove_code'))}
            />
          </div>
          <div className={side}>
            {summary ? (
              <PayPanel
                {...{ summary, included, withdrawal, save, isPending, labels }}
                consent={{ isGiven, onChange: setGiven }}
                consentId={consent.id}
                consentError={consent.error}
              />
            ) : (
              <Card tone="sunken">
                <div className={panel}>
                  <Text>{labels.noSummary}</Text>
                  <Button
                    type="submit"
                    name="intent"
                    value="update"
                    variant="outline"
                    tone="neutral"
                    isFullWidth
                    onPress={update}
                  >
                    {labels.update}
                  </Button>
                </div>
              </Card>
            )}
          </div>
        </div>
      </div>
    </Form>
  );
};
