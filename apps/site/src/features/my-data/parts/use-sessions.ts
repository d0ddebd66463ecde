import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, intent, useApi } from '../../../app/data/api.ts';
import { sessionsQuery } from '../mydata-data.ts';

/** Where the member is logged in, and logging out elsewhere (B05). */
export function useSessions() {
  const api = useApi();
  const client = useQueryClient();
  const query = sessionsQuery(api);
  const { data } = useQuery({ ...query, staleTime: 60_000 });
  const end = useMutation({
    /** Null: all others. */
    mutationFn: (id: string | null) =>
      answer(api.DELETE('/api/sessions.php', { params: intent(), body: { id } })),
    onSuccess: (left) => client.setQueryData(query.queryKey, left),
  });
  return { sessions: data?.sessions ?? [], end };
}
