import { useMemo, type ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { problemOf } from '../../app/data/api.ts';
import type { PaymentOptions } from '../payment/credit-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { savedMethods, REMOVE_INTENT, REPEAT_PATH, repeatPath } from './repeat-order.ts';
import { codeText } from '../../app/errors/problem-text.ts';
import { useRemoveMethod } from './use-remove-method.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/format.ts';

/** Asks before a saved payment method is removed; its address is its own, so the way back keeps it. */
export function RemoveMethod(props: {
  id: string;
  options: PaymentOptions;
  idempotencyKey: string;
  refused: RefusedForm | undefined;
}): ReactNode {
  const { id, options, idempotencyKey } = props;
  const t = useTranslate();
  const formats = useFormats();
  const removal = useRemoveMethod();
  const failure = removal.error ?? errorOf(props.refused);
  const errors = useMemo(() => {
    if (!failure) return undefined;
    const problem = problemOf(failure);
    return { form: problem ? codeText(t, problem.code) : t(($) => $.errors.network) };
  }, [failure, t]);
  const method = savedMethods({ t, formats }, options).find((saved) => saved.id === id);
  const name = method?.name ?? '';
  return (
    <Form
      action={repeatPath({ remove: id })}
      hiddenFields={{ intent: REMOVE_INTENT, id, idempotency_key: idempotencyKey }}
      onSubmit={() => removal.mutate(id)}
      isPending={removal.isPending}
      errors={errors}
      errorTitle={t(($) => $.shop.repeat.remove.failed)}
      fieldIds={{}}
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
          isPending={removal.isPending}
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
