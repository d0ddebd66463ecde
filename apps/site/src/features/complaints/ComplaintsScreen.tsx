import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ComplaintForm } from '@velours/ui/blocks/ComplaintForm';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { useFormKey, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  categoryOptions,
  COMPLAINT_FIELDS,
  complaintErrors,
  complaintLabels,
  LONGEST_COMPLAINT,
  receiptOf,
  complaintEntry,
  complaintsQuery,
  keptComplaint,
} from './complaints.ts';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@velours/ui/components/Card';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { keepFields, readFields } from '../../app/data/tab-storage.ts';
import { field } from '../../app/forms/submit.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { useIsServed } from '../../app/loading/parts.tsx';

/** /complaints (A03): for everybody. */
export function ComplaintsScreen(): ReactNode {
  const t = useTranslate();
  const days = useDayFormats();
  const { search } = useLocation();
  const memberId = useUser()?.profile.id;
  const isKnown = memberId !== undefined;
  const form = useForm({
    action: '/complaints',
    fields: COMPLAINT_FIELDS,
    ownErrors: (failure) => complaintErrors(t, failure),
  });
  const receipt = receiptOf(new URLSearchParams(form.seeOther?.split('?')[1] ?? search));
  // The server knows nothing of what was typed, and the first render is to be as the server's was.
  const isServed = useIsServed();
  const before = useMemo(
    () => (isServed || memberId === undefined ? null : readFields(keptComplaint(memberId))),
    [isServed, memberId],
  );
  const keepTyped = (typed: HTMLFormElement): void => {
    if (memberId === undefined) return;
    const data = new FormData(typed);
    const fields = { category: field(data, 'category'), message: field(data, 'message') };
    keepFields(keptComplaint(memberId), fields);
  };
  return (
    <Container width="sm" isPage>
      <Stack gap="xl">
        <div
          onChange={({ target }) => {
            const { form: typed } = target as HTMLInputElement;
            if (typed) keepTyped(typed);
          }}
        >
          <ComplaintForm
            key={String(before !== null)}
            action="/complaints"
            isKnown={isKnown}
            categories={categoryOptions(t)}
            maximumLength={LONGEST_COMPLAINT}
            labels={complaintLabels(t, days, receipt, form.errorTitle)}
            hiddenFields={useFormKey()}
            defaultValues={{ ...before, ...form.values }}
            errors={form.errors}
            isPending={form.isPending}
            onSubmit={form.onSubmit}
            sentReference={receipt?.reference}
            nextHref="/"
          />
        </div>
        {isKnown && <EarlierComplaints newest={receipt?.reference} />}
      </Stack>
    </Container>
  );
}

/** The member's own complaints with what became of them; the one that was just made stands above as a receipt. */
function EarlierComplaints({ newest }: { newest?: string | undefined }): ReactNode {
  const t = useTranslate();
  const days = useDayFormats();
  const { data = [] } = useQuery({ ...complaintsQuery(useApi()), enabled: false });
  const earlier = data.filter(({ reference }) => reference !== newest);
  if (earlier.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={2} size="md">
        {t(($) => $.complaints.earlier)}
      </Heading>
      <Stack as="ul" gap="md">
        {earlier.map((complaint) => {
          const entry = complaintEntry(t, days, complaint);
          return (
            <li key={entry.reference}>
              <Card>
                <Stack gap="sm">
                  <Heading level={3}>{entry.category}</Heading>
                  <FactList
                    facts={[
                      { term: t(($) => $.complaints.form.reference), value: entry.reference },
                    ]}
                  />
                  <Text tone="muted">
                    {entry.made}
                    <br />
                    {entry.state}
                  </Text>
                  <Text lang="">{entry.text}</Text>
                  {entry.answer !== null && (
                    <Stack gap="xxs">
                      <Heading level={4}>{t(($) => $.complaints.answer)}</Heading>
                      <Text lang="">{entry.answer}</Text>
                    </Stack>
                  )}
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
