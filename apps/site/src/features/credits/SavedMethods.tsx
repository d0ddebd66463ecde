import { useId, type ReactNode } from 'react';
import { Card } from '@velours/ui/components/Card';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { PaymentOptions } from '../payment/credit-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { savedMethods, repeatPath, REMOVE_INTENT, REPEAT_PATH } from './repeat-order.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { useForm } from '../../app/forms/use-form.ts';

/** The saved payment methods (M04): another one can be paid by, and each can be removed. Plain links, so without script too. */
export function SavedMethods(props: {
  options: PaymentOptions;
  /** The one the order is paid by. */
  current: string;
}): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const titleId = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={titleId}>
      <Heading level={2} size="md" id={titleId}>
        {t(($) => $.shop.repeat.saved.title)}
      </Heading>
      <Stack as="ul" gap="sm" aria-labelledby={titleId}>
        {savedMethods({ t, formats }, props.options).map(({ id, name, detail, costs }) => (
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
export function RemoveMethod(props: {
  id: string;
  options: PaymentOptions;
  idempotencyKey: string;
}): ReactNode {
  const { id, options, idempotencyKey } = props;
  const t = useTranslate();
  const formats = useFormats();
  const hiddenFields = { intent: REMOVE_INTENT, id };
  const form = useForm({ action: repeatPath({ remove: id }), hiddenFields });
  const method = savedMethods({ t, formats }, options).find((saved) => saved.id === id);
  const name = method?.name ?? '';
  return (
    <Form
      action={repeatPath({ remove: id })}
      hiddenFields={{ ...hiddenFields, idempotency_key: idempotencyKey }}
      onSubmit={form.onSubmit}
      isPending={form.isPending}
      errors={form.errors}
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
