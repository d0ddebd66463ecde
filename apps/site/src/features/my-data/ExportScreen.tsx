import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
import { SettingsPageHead } from '../settings/SettingsPageHead.tsx';
import { Form, useFields } from '@velours/ui/components/Form';
import { RequiredPassword, SubmitButton } from '../../app/forms/FormParts.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { type OwnCopy, copyQuery } from './my-data.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/data/api.ts';

/** How often it is asked whether the copy is ready. */
const ASK_MS = 3_000;

/** /settings/export: a copy of everything that is kept about the member (B05). */
export function ExportScreen(): ReactNode {
  const t = useTranslate();
  const moment = useMoment();
  const { data: copy } = useQuery({
    ...copyQuery(useApi()),
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.export?.status === 'pending' ? ASK_MS : false),
  });
  // Once it was asked for, the form with the focus is gone.
  const box = useArrivalFocus(copy?.next_at === null ? 'form' : 'asked');
  if (!copy) return null;
  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <SettingsPageHead
          ref={box}
          title={t(($) => $.mydata.copy.title)}
          lead={t(($) => $.mydata.copy.lead)}
        >
          <Text tone="muted">{t(($) => $.mydata.copy.without)}</Text>
        </SettingsPageHead>
        <div role="status">{copy.export && <CopyState copy={copy.export} />}</div>
        {copy.next_at === null ? (
          <AskForCopy />
        ) : (
          <Text size="sm" tone="muted">
            {t(($) => $.mydata.copy.nextAt, { date: moment(copy.next_at) })}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

/** A day and a time: what holds for hours after the one is wrong on that day. */
function useMoment(): (at: string) => string {
  const formats = useLocalFormats();
  return (at) => `${formats.date(at)}, ${formats.time(at)}`;
}

/** The form that asks for a copy: whoever holds the device alone does not get it. */
function AskForCopy(): ReactNode {
  const t = useTranslate();
  const form = useForm({ action: '/settings/export', fields: ['password'] });
  const { fieldIds, field } = useFields(['password'], {
    errors: form.errors,
    defaultValues: { password: '' },
  });
  return (
    <Form {...form.props} fieldIds={fieldIds}>
      <RequiredPassword
        {...field('password')}
        autoComplete="current-password"
        label={t(($) => $.mydata.password)}
        description={t(($) => $.mydata.passwordHint)}
      />
      <SubmitButton isPending={form.isPending} pendingLabel={t(($) => $.mydata.copy.asking)}>
        {t(($) => $.mydata.copy.ask)}
      </SubmitButton>
    </Form>
  );
}

const TONES = { pending: 'info', ready: 'success', expired: 'warning', failed: 'danger' } as const;
const MEGABYTE = 1_000_000;

/** How the newest copy stands; a ready one can be downloaded. */
function CopyState({ copy }: { copy: NonNullable<OwnCopy['export']> }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const moment = useMoment();
  const { status, size, expires_at: until } = copy;
  const isReady = status === 'ready' && size !== null && until !== null;
  return (
    <Outcome
      tone={TONES[status]}
      headingLevel={2}
      title={t(($) => $.mydata.copy.states[status].title)}
      facts={
        isReady
          ? [
              {
                term: t(($) => $.mydata.copy.size),
                value: t(($) => $.mydata.copy.megabytes, {
                  size: formats.number(Math.max(0.1, Math.round((size / MEGABYTE) * 10) / 10)),
                }),
              },
              { term: t(($) => $.mydata.copy.until), value: moment(until) },
            ]
          : []
      }
      actions={
        isReady && (
          <Link href="/api/export-file.php" appearance="button">
            {t(($) => $.mydata.copy.download)}
          </Link>
        )
      }
    >
      {t(($) => $.mydata.copy.states[status].text)}
    </Outcome>
  );
}
