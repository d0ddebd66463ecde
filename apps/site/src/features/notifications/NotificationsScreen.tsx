import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { notificationsPath } from './notifications.ts';
import { notificationsQuery, type NotificationsFacts } from './notifications-data.ts';
import { NotificationsForm } from './NotificationsForm.tsx';
import { OffNotice } from './OffNotice.tsx';
import { StopMails } from './StopMails.tsx';

/** /notifications (N01), also from a mail without log-in. */
export function NotificationsScreen({ token, isOver }: NotificationsFacts): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const query = notificationsQuery(useApi(), token);
  const { data: notifications } = useQuery({ ...query, enabled: false });
  const form = useForm({ action: notificationsPath(token) });
  if (isOver || !notifications) return <LinkIsOver />;
  const isSaved = form.isDone || (params.get('saved') !== null && !form.failure && !form.isPending);
  const shared = { notifications, form, token };
  return (
    <Container width="sm" isPage>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{t(($) => $.notifications.title)}</Heading>
          <Text tone="muted">
            {token === null ? t(($) => $.notifications.lead) : t(($) => $.notifications.leadMail)}
          </Text>
        </Stack>
        <OffNotice {...shared} />
        {token !== null && notifications.disabled.length === 0 && <StopMails {...shared} />}
        <NotificationsForm
          // What was saved elsewhere on the page stands in the boxes too.
          key={JSON.stringify(notifications.mail)}
          {...shared}
          isSaved={isSaved}
        />
      </Stack>
    </Container>
  );
}

function LinkIsOver(): ReactNode {
  const t = useTranslate();
  return (
    <Container width="sm" isPage>
      <Outcome
        tone="warning"
        title={t(($) => $.notifications.over.title)}
        actions={
          <Link href="/login?next=%2Fnotifications" appearance="button">
            {t(($) => $.notifications.over.logIn)}
          </Link>
        }
      >
        {t(($) => $.notifications.over.text)}
      </Outcome>
    </Container>
  );
}
