import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { readBirthDate } from '@velours/ui/components/BirthDateField';
import { answer, intent } from '../../app/data/api.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm } from '../../app/forms/refused.ts';

/**
 * The account step without script; the steps after it are the page /complete-signup. On the page of a member it is for that member, and
 * leads there.
 */
export async function signUpAction({ request, context, params }: ActionFunctionArgs) {
  const firstMember = params['id'];
  const page = context.get(pageRequestContext);
  const form = await readForm(request);
  const values = { email: field(form, 'email').trim(), name: field(form, 'name').trim() };
  try {
    await answer(
      page.api.POST('/api/signup.php', {
        params: intent(),
        body: {
          ...values,
          password: field(form, 'password'),
          date_of_birth: readBirthDate(form, 'date_of_birth'),
          language: await page.language(),
          ...(firstMember === undefined ? {} : { first_member: firstMember }),
        },
      }),
    );
  } catch (error) {
    const form = refused(error, values);
    return data(form, { status: form.problem.status });
  }
  return redirect(
    firstMember === undefined ? '/complete-signup' : `/members/${encodeURIComponent(firstMember)}`,
  );
}
