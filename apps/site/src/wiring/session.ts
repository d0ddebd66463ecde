import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../data/ApiProvider.tsx';
import { answer, type Schemas } from '../data/api.ts';
import { changeMember } from '../data/forget-member.ts';
import { AFTER_LOG_OUT } from '../view-models/safe-next.ts';
import { sessionChannel } from './session-channel.ts';

/** Puts a member who has just logged in or signed up in place, here and in the other tabs. */
export function useEnter(): (user: Schemas['User']) => void {
  const client = useQueryClient();
  return (user) => {
    changeMember(client, user);
    sessionChannel().post('logged-in');
  };
}

/** Logs in; on success goes on to `next`. */
export function useLogIn(next: string) {
  const api = useApi();
  const enter = useEnter();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (values: { email: string; password: string }) =>
      answer(api.POST('/api/user.php', { body: values })),
    onSuccess: ({ user }) => {
      enter(user);
      void navigate(next, { replace: true });
    },
  });
}

/**
 * Logs out and goes to the root (spec section 4) by a new document, so that nothing of the member stays in this tab's
 * memory.
 */
export function useLogOut() {
  const api = useApi();
  return useMutation({
    mutationFn: () => answer(api.GET('/api/logout.php')),
    onSuccess: () => {
      sessionChannel().post('logged-out');
      location.assign(AFTER_LOG_OUT);
    },
  });
}
