import { answer } from '../../app/data/api.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';

/** Asks for the mail with the link. */
export const submitResetPassword: SubmitPage<DoneForm> = async (form, { api }) => {
  const body = { email: field(form, 'email').trim() };
  await answer(api.POST('/api/reset-password.php', { params: intentOf(form), body }));
  return { seeOther: '/reset-password?sent=1' };
};
