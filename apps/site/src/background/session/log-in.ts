import { answer, type Api } from '../../app/data/api.ts';

/** Logs in; the session cookie comes with the answer. */
export const logIn = (api: Api, body: { email: string; password: string }) =>
  answer(api.POST('/api/user.php', { body }));
