import { SubmitButton } from '../../app/forms/FormParts.tsx';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '@velours/ui/components/Banner';
import { Form } from '@velours/ui/components/Form';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { SettingsPageHead } from '../settings/SettingsPageHead.tsx';
import { Card } from '@velours/ui/components/Card';
import { StatusBadge } from '@velours/ui/components/StatusBadge';
import { Inline } from '@velours/ui/primitives/Inline';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { type Session, sessionsQuery } from './my-data.ts';
import { relativeTime } from '../../app/i18n/relative-time.ts';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useNow } from '../../app/data/hooks.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/data/api.ts';
import { useForm } from '../../app/forms/use-form.ts';

/** /settings/sessions: where the member is logged in, and logging out there (B05). */
export function SessionsScreen(): ReactNode {
  const t = useTranslate();
  const { data } = useQuery({ ...sessionsQuery(useApi()), staleTime: 60_000 });
  const sessions = data?.sessions ?? [];
  const [times, setTimes] = useState(0);
  // The device and its button are gone.
  const box = useArrivalFocus(String(times));
  const form = useForm({
    action: '/settings/sessions',
    onDone: () => setTimes((before) => before + 1),
  });
  const [asked, setAsked] = useState<string>();
  const others = sessions.filter((session) => !session.is_current);
  const end = (id: string): void => {
    setAsked(id);
    form.onSubmit({ id });
  };
  // A form without script says so in the address.
  const isEnded = useSearchParams()[0].has('ended');
  const isDone = form.isDone || (isEnded && !form.isPending && !form.failure);

  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <SettingsPageHead
          ref={box}
          title={t(($) => $.mydata.sessions.title)}
          lead={t(($) => $.mydata.sessions.lead)}
        />
        {form.errors && (
          <Banner tone="danger" announce="alert">
            {form.errors.form}
          </Banner>
        )}
        <Stack as="ul" gap="md" aria-label={t(($) => $.mydata.sessions.list)}>
          {sessions.map((session) => (
            <SessionCard
              key={session.id}
              session={session}
              isPending={form.isPending && asked === session.id}
              onEnd={() => end(session.id)}
            />
          ))}
        </Stack>
        <Text role="status">{isDone ? t(($) => $.mydata.sessions.ended) : ''}</Text>
        {others.length > 0 ? (
          <Form
            action="/settings/sessions"
            hiddenFields={{ id: '' }}
            fieldIds={{}}
            errorTitle=""
            isPending={form.isPending}
            onSubmit={() => end('')}
          >
            <SubmitButton
              variant="outline"
              tone="neutral"
              isPending={form.isPending && asked === ''}
              pendingLabel={t(($) => $.mydata.sessions.ending)}
            >
              {t(($) => $.mydata.sessions.endOthers)}
            </SubmitButton>
          </Form>
        ) : (
          <Text>{t(($) => $.mydata.sessions.onlyThis)}</Text>
        )}
        {others.length > 0 && (
          <Text size="sm" tone="muted">
            {t(($) => $.mydata.sessions.unknown)}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

/** One device: what it is, since when, and the button that logs out there. */
function SessionCard({
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
            seen: relativeTime(formats, Math.min(Date.parse(session.last_seen_at), now), now),
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
            <SubmitButton
              variant="outline"
              tone="neutral"
              size="sm"
              isPending={isPending}
              pendingLabel={t(($) => $.mydata.sessions.ending)}
            >
              {t(($) => $.mydata.sessions.end)} <VisuallyHidden>{device}</VisuallyHidden>
            </SubmitButton>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

/** A device by the names it goes by: "Firefox on Windows", or what kind of device it is. */
function deviceName(t: Translate, { browser, system, form }: Session): string {
  if (browser !== null && system !== null) {
    return t(($) => $.mydata.sessions.browserOn, { browser, system });
  }
  return browser ?? system ?? t(($) => $.mydata.sessions.forms[form]);
}
