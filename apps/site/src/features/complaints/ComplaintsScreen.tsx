import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ComplaintForm } from '@velours/ui/blocks/ComplaintForm';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  categoryOptions,
  complaintErrors,
  complaintLabels,
  LONGEST_COMPLAINT,
  receiptOf,
} from './complaints.ts';
import { useComplaint } from './use-complaint.ts';
import { useDayFormats } from '../../app/i18n/format.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { EarlierComplaints } from './EarlierComplaints.tsx';

/** /complaints (A03): for everybody. `refused`: the form was sent without script. */
export function ComplaintsScreen({
  idempotencyKey,
  refused,
}: {
  idempotencyKey: string;
  refused?: RefusedForm | undefined;
}): ReactNode {
  const t = useTranslate();
  const days = useDayFormats();
  const [params] = useSearchParams();
  const isKnown = useUser() !== null;
  const { form, made } = useComplaint(isKnown, refused);
  const receipt = made
    ? { reference: made.reference, answerBy: made.answer_by }
    : receiptOf(params);
  const errors = useMemo(() => form.errors && complaintErrors(form.errors), [form.errors]);
  return (
    <Container width="sm" isPage>
      <Stack gap="xl">
        <ComplaintForm
          action="/complaints"
          isKnown={isKnown}
          categories={categoryOptions(t)}
          maximumLength={LONGEST_COMPLAINT}
          labels={complaintLabels(t, days, receipt, form.errorTitle)}
          hiddenFields={{ idempotency_key: idempotencyKey }}
          defaultValues={refused?.values}
          errors={errors}
          isPending={form.isPending}
          onSubmit={form.submit}
          sentReference={receipt?.reference}
          nextHref="/"
        />
        {isKnown && <EarlierComplaints newest={receipt?.reference} />}
      </Stack>
    </Container>
  );
}
