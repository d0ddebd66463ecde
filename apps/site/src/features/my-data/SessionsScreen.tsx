import { useState, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Form } from '@velours/ui/components/Form';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { errorText } from '../../app/errors/problem-text.ts';
import { useSessions } from './parts/use-sessions.ts';
import { BackToSettings } from './parts/BackToSettings.tsx';
import { SessionCard } from './parts/SessionCard.tsx';

/** /settings/sessions: where the member is logged in, and logging out there (B05). `isEnded`: a form without script did. */
export function SessionsScreen({ isEnded }: { isEnded: boolean }): ReactNode {
  const t = useTranslate();
  const { sessions, end } = useSessions();
  const [asked, setAsked] = useState<string | null>();
  const others = sessions.filter((session) => !session.is_current);
  const endOne = (id: string | null): void => {
    setAsked(id);
    end.mutate(id);
  };
  const isDone = end.isIdle ? isEnded : end.isSuccess;

  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <BackToSettings />
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.mydata.sessions.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.mydata.sessions.lead)}</Text>
        </Stack>
        {end.error && (
          <Banner tone="danger" announce="alert">
            {errorText(t, end.error)}
          </Banner>
        )}
        <Stack as="ul" gap="md" aria-label={t(($) => $.mydata.sessions.list)}>
          {sessions.map((session) => (
            <SessionCard
              key={session.id}
              session={session}
              isPending={end.isPending && asked === session.id}
              onEnd={() => endOne(session.id)}
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
            isPending={end.isPending}
            onSubmit={() => endOne(null)}
          >
            <div>
              <Button
                type="submit"
                variant="outline"
                tone="neutral"
                isPending={end.isPending && asked === null}
                pendingLabel={t(($) => $.mydata.sessions.ending)}
              >
                {t(($) => $.mydata.sessions.endOthers)}
              </Button>
            </div>
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
