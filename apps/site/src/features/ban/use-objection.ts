import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { banQuery } from '../complaints/notices-data.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useIntentKey } from '../../app/forms/use-intent-key.ts';

/** The ban that holds, and the one objection to it. */
export function useObjection(refused: RefusedForm | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useIntentKey();
  const { data: ban } = useQuery({ ...banQuery(api), enabled: false });
  const decision = ban?.decision.id ?? '';
  const form = useAccountForm({
    fields: ['text'],
    refused,
    send: (text: string) => {
      const body = { decision, text };
      return answer(api.POST('/api/objection.php', { params: intent(keyOf(body)), body }));
    },
    onDone: (made) => {
      client.setQueryData(
        banQuery(api).queryKey,
        (known) => known && { ...known, decision: made.decision },
      );
    },
  });
  return { ban, decision, form };
}
