import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { chosenOf, notificationsPath } from './notifications.ts';
import type { NotificationsParts } from './types.ts';

/** What most who come from a mail want: one button that ends them all. */
export function StopMails({ notifications, form, token }: NotificationsParts): ReactNode {
  const t = useTranslate();
  if (chosenOf(notifications.mail).length === 0) return null;
  return (
    <Form
      action={notificationsPath(token)}
      hiddenFields={{ do: 'stop' }}
      fieldIds={{}}
      errorTitle={form.errorTitle}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
    >
      <Stack gap="xs" align="start">
        <Button
          type="submit"
          variant="outline"
          isPending={form.isPending}
          pendingLabel={t(($) => $.notifications.saving)}
        >
          {t(($) => $.notifications.stop)}
        </Button>
        <Text tone="muted">{t(($) => $.notifications.stopHint)}</Text>
      </Stack>
    </Form>
  );
}
