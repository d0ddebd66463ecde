import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answer, intent, isProblem, useApi } from '../../app/data/api.ts';
import { paymentOptionsQuery } from '../payment/credit-queries.ts';
import { REPEAT_PATH } from './repeat-order.ts';

/** Removes a saved payment method; then what is left to repeat is shown, or the order page. */
export function useRemoveMethod() {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = paymentOptionsQuery(api);
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await answer(api.DELETE('/api/paymentmethod.php', { params: intent(), body: { id } }));
      } catch (error) {
        // Gone already, as it should be.
        if (!isProblem(error, 'payment_method_not_found')) throw error;
      }
    },
    onSuccess: async (_removed, gone) => {
      client.setQueryData(
        queryKey,
        (options) =>
          options && {
            ...options,
            saved_methods: options.saved_methods.filter(({ id }) => id !== gone),
          },
      );
      await navigate(REPEAT_PATH, { replace: true });
    },
  });
}
