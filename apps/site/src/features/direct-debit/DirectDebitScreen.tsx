import { type ReactNode, useMemo, useEffect, useState } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import type { SnapshotFrom } from 'xstate';
import { LIMIT_REACHED, selectStep, type directDebitMachine } from '@velours/machines/directDebit';
import { DirectDebitCodeForm, DirectDebitForm } from '@velours/ui/blocks/DirectDebitForm';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { orderQuery } from '../payment/credit-queries.ts';
import { orderReturnPath } from '../payment/order-address.ts';
import {
  directDebitCodeProps,
  directDebitProps,
  mandateFacts,
  type DirectDebitFacts,
  typedValues,
} from './direct-debit-words.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '@velours/api-client';
import { useApi } from '../../app/data/api.ts';
import { useFormKey } from '../../app/data/hooks.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import {
  type DirectDebitPage,
  directDebitQuery,
  directDebitLogic,
  refreshDirectDebit,
} from './direct-debit.ts';
import { priceSummary } from '../payment/order-form.ts';
import { orderNews } from '../../background/order-news.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';

/** /directdebit (spec section 2): the mandate of an order, then the code that pays it. */
export function DirectDebitScreen(props: DirectDebitStart): ReactNode {
  const debit = useDirectDebit(props);
  return (
    <Container width="md" isPage>
      {debit && <DirectDebitView {...debit} />}
    </Container>
  );
}

/** The page without an order: what has to come first. */
export function NoOrder(): ReactNode {
  const t = useTranslate();
  return (
    <Container width="md" isPage>
      <EmptyState
        headingLevel={1}
        title={t(($) => $.debit.noOrder.title)}
        action={
          <Link appearance="button" href="/credits">
            {t(($) => $.debit.noOrder.choose)}
          </Link>
        }
      >
        {t(($) => $.debit.noOrder.text)}
      </EmptyState>
    </Container>
  );
}

interface DirectDebitViewProps extends Omit<DirectDebitFacts, 't'> {
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

interface DirectDebitStart extends DirectDebitPage {
  orderId: string;
  /** The form was sent without script. */
  refused?: RefusedForm | undefined;
}

/**
 * The mandate and the code of one order (M05): the server's facts, the statechart's state, and what other tabs know. Null once the
 * order is confirmed or over: its own page is on its way.
 */
function useDirectDebit(start: DirectDebitStart): DirectDebitViewProps | null {
  const { orderId, refused } = start;
  const formKey = useFormKey();
  const isServed = useIsServed();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useTexts();
  // The page has loaded both; what is heard of them later arrives here too.
  const { data: debit } = useQuery({ ...directDebitQuery(api, orderId), enabled: false });
  const { data: order } = useQuery({ ...orderQuery(api, orderId), enabled: false });

  const [logic] = useState(() => directDebitLogic({ api, client }));
  const [snapshot, send] = useActor(logic, {
    input: {
      now: () => Date.now(),
      newKey: newIdempotencyKey,
      orderId,
      isCodeSent: start.isCodeSent,
      values: typedValues(refused),
    },
  });

  useEffect(() => {
    const stop = new AbortController();
    addEventListener('online', () => send({ type: 'ONLINE' }), { signal: stop.signal });
    const stopListening = orderNews().listen((fact) => {
      send({ type: 'ORDER', ...fact });
      if (fact.orderId === orderId) void refreshDirectDebit({ api, client }, orderId);
    });
    return () => {
      stop.abort();
      stopListening();
    };
  }, [api, client, orderId, send]);

  const isOver =
    !debit ||
    debit.is_confirmed ||
    !order ||
    order.status !== 'pending' ||
    selectStep(snapshot) === 'done';
  useEffect(() => {
    // Not to come back to by the back button: there is nothing to sign any more.
    if (isOver) void navigate(orderReturnPath(orderId), { replace: true });
  }, [isOver, navigate, orderId]);

  if (isOver) return null;
  return {
    snapshot,
    send,
    debit,
    orderNumber: order.payment_id,
    summary: priceSummary(words, order, false),
    formKey,
    isServed,
    refusal: refused?.failure ?? null,
  };
}
