import { useId, type ReactNode } from 'react';
import { Card } from '@velours/ui/components/Card';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { PaymentOptions } from '../payment/credit-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { savedMethods, repeatPath } from './repeat-order.ts';
import { useFormats } from '../../app/i18n/format.ts';

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
