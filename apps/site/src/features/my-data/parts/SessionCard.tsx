import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Card } from '@velours/ui/components/Card';
import { Form } from '@velours/ui/components/Form';
import { StatusBadge } from '@velours/ui/components/StatusBadge';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import type { Session } from '../mydata-queries.ts';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { deviceName } from './device.ts';
import { useDayFormats } from '../../../app/i18n/format.ts';
import { useNow } from '../../../app/data/hooks.ts';

/** One device: what it is, since when, and the button that logs out there. */
export function SessionCard({
  session,
  isPending,
  onEnd,
}: {
  session: Session;
  isPending: boolean;
  onEnd: () => void;
}): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const now = useNow();
  const device = deviceName(t, session);
  return (
    <Card as="li">
      <Stack gap="sm">
        <Inline gap="sm" align="center">
          <Heading level={2} size="sm">
            {device}
          </Heading>
          {session.is_current && (
            <StatusBadge tone="primary">{t(($) => $.mydata.sessions.current)}</StatusBadge>
          )}
        </Inline>
        <Text size="sm" tone="muted">
          {t(($) => $.mydata.sessions.facts, {
            since: formats.date(session.created_at),
            seen: formats.relative(Math.min(Date.parse(session.last_seen_at), now), now),
          })}
        </Text>
        {!session.is_current && (
          <Form
            action="/settings/sessions"
            hiddenFields={{ id: session.id }}
            fieldIds={{}}
            errorTitle=""
            isPending={isPending}
            onSubmit={onEnd}
          >
            <div>
              <Button
                type="submit"
                variant="outline"
                tone="neutral"
                size="sm"
                isPending={isPending}
                pendingLabel={t(($) => $.mydata.sessions.ending)}
              >
                {t(($) => $.mydata.sessions.end)} <VisuallyHidden>{device}</VisuallyHidden>
              </Button>
            </div>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
