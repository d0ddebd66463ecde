import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import type { ProfileValues } from '@velours/ui/blocks/ProfileForm';
import { answer, isProblem } from '../../app/data/api.ts';
import { memberKey, userKey } from '../../app/data/keys.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { interestsQuery, regionsQuery } from '../../app/data/queries.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { addPhotos } from '../photos/add-photos.ts';
import { changedFields, changesOf, PROFILE_FIELDS, valuesOf } from './own-profile.ts';

/** /profile: the own profile, which came with the member, the regions of its country, and all interests. */
export const loadProfile: LoadPage<{ idempotencyKey: string; isSaved: boolean }> = async (page) => {
  const { profile } = await requireMember(page);
  await Promise.all([
    page.queryClient.ensureQueryData(regionsQuery(page.api, profile.country ?? '')),
    page.queryClient.ensureQueryData(interestsQuery(page.api)),
  ]);
  return { idempotencyKey: newIdempotencyKey(), isSaved: page.url.searchParams.has('saved') };
};

/**
 * /profile: a photo that was chosen is added; else the fields are saved that the form names as changed, or that differ from what is
 * saved, over the version of the profile that the member has seen.
 */
export const submitProfile: SubmitPage<DoneForm | Response> = async (form, page) => {
  const { api, queryClient } = page;
  if (form.has('file')) {
    await addPhotos(api, form);
    return redirect('/profile');
  }
  const user = await page.user();
  if (user === null) return redirect('/login?next=%2Fprofile');
  const before = valuesOf(user.profile);
  const after = { ...before, ...typed(form) };
  const fields = form.has('changed')
    ? PROFILE_FIELDS.filter((name) => field(form, 'changed').split(',').includes(name))
    : changedFields(before, after);
  // Its regions are not those that the form had: without script they could not change with the country.
  const isElsewhere = fields.includes('country') && before.countryregion === after.countryregion;
  const body = {
    version: Number(field(form, 'version')),
    ...changesOf(after, fields),
    ...(isElsewhere ? { countryregion: null } : {}),
  };
  try {
    const saved = await answer(api.PUT('/api/profile.php', { params: intentOf(form), body }));
    queryClient.setQueryData(userKey, saved.user);
    void queryClient.invalidateQueries({ queryKey: [...memberKey, saved.user.profile.id] });
  } catch (error) {
    if (isProblem(error, 'profile_changed'))
      void queryClient.invalidateQueries({ queryKey: userKey });
    throw error;
  }
  return { seeOther: '/profile?saved' };
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
