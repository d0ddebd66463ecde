import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import type { ProfileValues } from '@velours/ui/blocks/ProfileForm';
import { answer, type Api } from '../../app/data/api.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { readUser, regionsQuery } from '../../app/data/queries.ts';
import { field, intentOf, type SubmitPage } from '../../app/forms/submit.ts';
import { addPhotos } from '../photos/add-photos.ts';
import { changedFields, changesOf, PROFILE_FIELDS, valuesOf } from './own-profile.ts';

/** /profile: the own profile, which came with the member, and the regions of its country. */
export const loadProfile: LoadPage<{ idempotencyKey: string; isSaved: boolean }> = async (page) => {
  const { profile } = await requireMember(page);
  await page.queryClient.ensureQueryData(regionsQuery(page.api, profile.country ?? ''));
  return { idempotencyKey: newIdempotencyKey(), isSaved: page.url.searchParams.has('saved') };
};

/** Saves the fields that differ from `before`, over the version of the profile that the member has seen. */
export function saveProfile(
  api: Api,
  params: ReturnType<typeof intentOf>,
  { version, before, after }: { version: number; before: ProfileValues; after: ProfileValues },
) {
  const fields = changedFields(before, after);
  // Its regions are not those that the form had: without script they could not change with the country.
  const isElsewhere = fields.includes('country') && before.countryregion === after.countryregion;
  const body = {
    version,
    ...changesOf(after, fields),
    ...(isElsewhere ? { countryregion: null } : {}),
  };
  return answer(api.PUT('/api/profile.php', { params, body }));
}

/** /profile: a photo that was chosen is added; else the fields are saved. The page says what came of it. */
export const submitProfile: SubmitPage<Response> = async (form, { api }) => {
  if (form.has('file')) {
    await addPhotos(api, form);
    return redirect('/profile');
  }
  const user = await readUser(api);
  if (user === null) return redirect('/login?next=%2Fprofile');
  const before = valuesOf(user.profile);
  const version = Number(field(form, 'version'));
  await saveProfile(api, intentOf(form), { version, before, after: { ...before, ...typed(form) } });
  return redirect('/profile?saved');
};

/** What the form holds. */
const typed = (form: FormData): Partial<ProfileValues> => ({
  ...Object.fromEntries(
    PROFILE_FIELDS.filter((name) => name !== 'interests' && form.has(name)).map((name) => [
      name,
      field(form, name).trim(),
    ]),
  ),
  interests: form.getAll('interests').filter((one) => typeof one === 'string'),
});
