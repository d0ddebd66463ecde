import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { notificationsPath, offNotice } from './notifications.ts';
import type { NotificationsParts } from './types.ts';

/** Why no news is mailed (spec section 4), and the way back. */
export function OffNotice({ notifications, form, token }: NotificationsParts): ReactNode {
  const t = useTranslate();
  const notice = offNotice(t, notifications);
  if (!notice) return null;
  return (
    <Banner
      tone="warning"
      title={notice.title}
      announce="status"
      actions={
        <Form
          action={notificationsPath(token)}
          hiddenFields={{ do: 'resume' }}
          fieldIds={{}}
          errorTitle={form.errorTitle}
          isPending={form.isPending}
          onSubmit={form.onSubmit}
        >
          <Stack gap="sm" align="start">
            <Button
              type="submit"
              isPending={form.isPending}
              pendingLabel={t(($) => $.notifications.saving)}
            >
              {notice.resume}
            </Button>
            {notice.hasBounced && token === null && (
              <Link href="/settings#email">{t(($) => $.notifications.off.change)}</Link>
            )}
          </Stack>
        </Form>
      }
    >
      <Stack gap="xs">
        {notice.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Stack>
    </Banner>
  );
}
