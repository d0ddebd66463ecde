import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComplaintValues } from '@velours/ui/blocks/ComplaintForm';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { complaintsQuery } from './notices-data.ts';
import { complaintOf, type Complaint } from './complaints.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useIntentKey } from '../../app/forms/use-intent-key.ts';

/** Making a complaint: sent once however often it is pressed, and added to the member's own. */
export function useComplaint(isKnown: boolean, refused: RefusedForm | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useIntentKey();
  const [made, setMade] = useState<Complaint>();
  const form = useAccountForm({
    fields: ['name', 'email', 'category', 'text'],
    refused,
    send: (values: ComplaintValues) => {
      const body = complaintOf(values, isKnown);
      return answer(api.POST('/api/complaint.php', { params: intent(keyOf(body)), body }));
    },
    onDone: ({ complaint }) => {
      setMade(complaint);
      if (!isKnown) return;
      client.setQueryData(complaintsQuery(api).queryKey, (known) => [complaint, ...(known ?? [])]);
    },
  });
  return { form, made };
}
