import { useQueryClient } from '@tanstack/react-query';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { safetyKey } from '../../app/data/keys.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';
import { useIntentKey } from '../../app/forms/use-intent-key.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';

/** The one objection to a decision. */
export function useDecisionObjection(decision: string, refused: RefusedForm | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useIntentKey();
  return useAccountForm({
    fields: ['text'],
    refused: refused?.values['decision'] === decision ? refused : undefined,
    send: (text: string) => {
      const body = { decision, text };
      return answer(api.POST('/api/objection.php', { params: intent(keyOf(body)), body }));
    },
    onDone: () => client.invalidateQueries({ queryKey: safetyKey }),
  });
}
