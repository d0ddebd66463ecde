import { type ReactNode, useId, useState } from 'react';
import { selectIsAsking, selectView } from '@velours/machines/payment';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { PaymentOutcome, isStatusView } from '../payment/PaymentOutcome.tsx';
import {
  repeatOrderProps,
  type RepeatFacts,
  type RepeatChoice,
  repeatStepOf,
  savedMethods,
  repeatPath,
  REMOVE_INTENT,
  REPEAT_PATH,
} from './repeat-order.ts';
import { RepeatOrder } from '@velours/ui/blocks/RepeatOrder';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import {
  type PaymentSnapshot,
  type PayValues,
  useOrderRefusal,
  useQuotedPayment,
} from './use-quoted-payment.ts';
import { paymentOptionsQuery, type PaymentOptions } from '../payment/credit-queries.ts';
import { orderPath } from '../payment/order-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../app/data/api.ts';
import { useFormKey, useSettings, useUser } from '../../app/data/hooks.ts';
import { Card } from '@velours/ui/components/Card';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Text } from '@velours/ui/primitives/Text';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { useForm } from '../../app/forms/use-form.ts';

/** The last order by a saved method, in two taps (spec section 2: /credits/repeat-order), in whatever state it is. */
export function RepeatOrderScreen({ choice }: { choice: RepeatChoice }): ReactNode {
  const { snapshot, send, order, isPremium, ...page } = useRepeatOrder(choice);
  const view = snapshot ? selectView(snapshot) : 'choosing';
  if (isStatusView(view)) {
    return (
      <Container width="md" isPage>
        <PaymentOutcome
          {...{ view, order, isPremium, send }}
          isAsking={snapshot !== undefined && selectIsAsking(snapshot)}
          isOnOrderPage
        />
      </Container>
    );
  }
  const { remove, isReview } = page.step;
  return (
    <Container width="sm" isPage>
      {remove === undefined ? (
        <Stack gap="xl">
          <RepeatOrderView {...page} {...{ snapshot, choice }} />
          {!isReview && <SavedMethods options={page.options} current={choice.method} />}
        </Stack>
      ) : (
        <RemoveMethod id={remove} options={page.options} />
      )}
    </Container>
  );
}

interface RepeatOrderViewProps extends RepeatFacts {
  snapshot: PaymentSnapshot | undefined;
  askAgain: (() => void) | undefined;
  pay: (values: PayValues) => void;
}

/** What was bought last, at the price it has now; where its method is gone, the way to another. */
function RepeatOrderView(props: RepeatOrderViewProps): ReactNode {
  const formKey = useFormKey();
  const { snapshot, askAgain, pay, ...facts } = props;
  const words = useTexts();
  const { t } = words;
  const { choice, quote } = facts;
  const refusal = useOrderRefusal(snapshot, props);
  // While there is no price there is no order either, and what was ticked still holds.
  const [isGiven, setGiven] = useState(false);
  if (askAgain) {
    return (
      <EmptyState
        headingLevel={1}
        title={refusal.errors?.form ?? ''}
        action={<Button onPress={askAgain}>{t(($) => $.errors.page.retry)}</Button>}
      />
    );
  }
  const order = repeatOrderProps(words, { ...facts, ...refusal });
  if (!order) {
    return (
      <EmptyState
        headingLevel={1}
        title={t(($) => $.shop.repeat.gone.title)}
        action={
          <Link appearance="button" href={orderPath({ package: choice.package })}>
            {t(($) => $.shop.repeat.gone.action)}
          </Link>
        }
      >
        {t(($) => $.shop.repeat.gone.text)}
      </EmptyState>
    );
  }
  return (
    <RepeatOrder
      {...order}
      consent={{ isGiven, onChange: setGiven }}
      hiddenFields={{
        package: choice.package,
        payment_method: choice.method,
        total: String(quote?.total ?? ''),
        currency: quote?.currency ?? '',
        ...formKey,
      }}
      isPending={snapshot !== undefined && selectView(snapshot) === 'submitting'}
      onSubmit={pay}
    />
  );
}

/** The last order by a saved method (M04): its step is its address, all else as on the order page. */
function useRepeatOrder(choice: RepeatChoice) {
  const api = useApi();
  const settings = useSettings();
  const isPremium = useUser()?.paid_user ?? false;
  const [search] = useSearchParams();
  const step = repeatStepOf(search);
  const { data: options } = useQuery(paymentOptionsQuery(api));
  if (!options) throw new Error('useRepeatOrder: the page loads the options before it is shown');
  const { payment, ...order } = useQuotedPayment(options, choice);

  return {
    ...payment,
    ...order,
    options,
    step: { ...step, isReview: step.isReview || order.isRefused },
    terms: settings,
    isPremium,
  };
}

/** The saved payment methods (M04): another one can be paid by, and each can be removed. Plain links, so without script too. */
function SavedMethods(props: {
  options: PaymentOptions;
  /** The one the order is paid by. */
  current: string;
}): ReactNode {
  const words = useTexts();
  const { t } = words;
  const titleId = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        {t(($) => $.shop.repeat.saved.title)}
      </Heading>
      <Stack as="ul" gap="sm" aria-labelledby={titleId}>
        {savedMethods(words, props.options).map(({ id, name, detail, costs }) => (
          <Card key={id} as="li" padding="sm">
            <Stack gap="xs">
              <Text weight="semibold">{name}</Text>
              <Text size="sm" tone="muted">
                {[detail, costs].filter(Boolean).join(' · ')}
              </Text>
              <Inline gap="md">
                {id !== props.current && (
                  <Link href={repeatPath({ method: id })}>
                    {t(($) => $.shop.repeat.saved.use, { name })}
                  </Link>
                )}
                <Link href={repeatPath({ remove: id })}>
                  {t(($) => $.credits.method.remove, { name })}
                </Link>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

/** Asks before a saved payment method is removed; its address is its own, so the way back keeps it. */
function RemoveMethod({ id, options }: { id: string; options: PaymentOptions }): ReactNode {
  const formKey = useFormKey();
  const words = useTexts();
  const { t } = words;
  const hiddenFields = { intent: REMOVE_INTENT, id };
  const form = useForm({ action: repeatPath({ remove: id }), hiddenFields });
  const method = savedMethods(words, options).find((saved) => saved.id === id);
  const name = method?.name ?? '';
  return (
    <Form
      {...form.props}
      hiddenFields={{ ...hiddenFields, ...formKey }}
      errorTitle={t(($) => $.shop.repeat.remove.failed)}
      header={
        <Heading level={1} isFocusable>
          {t(($) => $.shop.repeat.remove.title, { name })}
        </Heading>
      }
    >
      <Text>{t(($) => $.shop.repeat.remove.text)}</Text>
      <Stack gap="sm">
        <Button
          type="submit"
          tone="danger"
          isFullWidth
          isPending={form.isPending}
          pendingLabel={t(($) => $.shop.repeat.remove.removing)}
        >
          {t(($) => $.shop.repeat.remove.confirm)}
        </Button>
        <Link href={REPEAT_PATH} appearance="button" variant="outline" tone="neutral" isFullWidth>
          {t(($) => $.shop.repeat.remove.keep)}
        </Link>
      </Stack>
    </Form>
  );
}
