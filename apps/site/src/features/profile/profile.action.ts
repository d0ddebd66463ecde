import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent } from '../../app/data/api.ts';
import { readUser } from '../../app/data/queries.ts';
import { changedFields, changesOf, PROFILE_FIELDS, valuesOf } from './own-profile.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, refused, readForm, intentOf } from '../../app/forms/refused.ts';

/** /profile without script: a photo that was chosen is added; else the fields are saved. The page says what came of it. */
export async function profileAction({ request, context }: ActionFunctionArgs) {
  const { api } = context.get(pageRequestContext);
  const form = await readForm(request);
  const isPhoto = request.headers.get('Content-Type')?.startsWith('multipart/form-data') === true;
  try {
    if (isPhoto) {
      const file = form.get('file');
      // A browser sends an empty file where none was chosen.
      if (file instanceof File && file.name !== '') {
        await answer(api.POST('/api/photo.php', { params: intent(), body: { file } }));
      }
      return redirect('/profile');
    }
    const user = await readUser(api);
    if (user === null) return redirect('/login?next=%2Fprofile');
    const before = valuesOf(user.profile);
    const after = {
      ...before,
      ...textsOf(form),
      interests: interestsOf(form),
    };
    const fields = changedFields(before, after);
    // Its regions are not those that the form had: without script they could not change with the country.
    const isElsewhere = fields.includes('country') && before.countryregion === after.countryregion;
    const changes = changesOf(after, fields);
    await answer(
      api.PUT('/api/profile.php', {
        params: intentOf(form),
        body: {
          version: Number(field(form, 'version')),
          ...changes,
          ...(isElsewhere ? { countryregion: null } : {}),
        },
      }),
    );
  } catch (error) {
    const values = isPhoto
      ? { form: 'photo' }
      : { ...textsOf(form), interests: interestsOf(form).join() };
    const again = refused(error, values);
    return data(again, { status: again.failure.status });
  }
  return redirect('/profile?saved');
}

const interestsOf = (form: FormData): string[] =>
  form.getAll('interests').filter((one) => typeof one === 'string');

/** What the form's text fields hold. */
const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    PROFILE_FIELDS.filter((name) => name !== 'interests' && form.has(name)).map((name) => [
      name,
      field(form, name).replaceAll('\r\n', '\n').trim(),
    ]),
  );
