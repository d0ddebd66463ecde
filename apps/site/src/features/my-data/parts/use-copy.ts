import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, intent, useApi } from '../../../app/data/api.ts';
import { copyQuery } from '../mydata-data.ts';
import { useAccountForm } from '../../../app/forms/use-account-form.ts';
import type { RefusedForm } from '../../../app/forms/refused-form.ts';

/** How often it is asked whether the copy is ready. */
const ASK_MS = 3_000;

/** The copy of the member's data: how it stands, and asking for one (B05). */
export function useCopy(refused: RefusedForm | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const query = copyQuery(api);
  const { data } = useQuery({
    ...query,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.export?.status === 'pending' ? ASK_MS : false),
  });
  const form = useAccountForm({
    fields: ['password'],
    refused,
    send: (password: string) =>
      answer(api.POST('/api/export.php', { params: intent(), body: { password } })),
    onDone: (asked) => client.setQueryData(query.queryKey, asked),
  });
  return { copy: data, form };
}
