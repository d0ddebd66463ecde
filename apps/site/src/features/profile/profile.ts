import type { operations } from '@velours/api-client';
import { data, redirect, replace } from 'react-router';
import type {
  ProfileValues,
  ProfileFormField,
  ProfileFormProps,
} from '@velours/ui/blocks/ProfileForm';
import { answer, isProblem, type Schemas } from '../../app/data/api.ts';
import { memberKey, userKey } from '../../app/data/keys.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { interestsQuery, regionsQuery, type SiteSettings } from '../../app/data/queries.ts';
import { keepFields, type KeptForm } from '../../app/data/tab-storage.ts';
import { field, intentOf, type SubmitPage } from '../../app/forms/submit.ts';
import { addPhotos } from '../photos/add-photos.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import {
  countryOptions,
  interestOptions,
  personalFields,
  regionOptions,
} from '../people/profile-options.ts';

/** What each section of /profile edits. The photos save by themselves. */
export const FIELDS_OF = {
  photos: [],
  name: ['name'],
  about: ['about_me'],
  basics: ['gender', 'sexuality', 'reason', 'relationship_status'],
  looks: ['hair_colour', 'eye_colour', 'body_type', 'tattoos'],
  place: ['country', 'countryregion'],
  interests: ['interests'],
} as const satisfies Record<string, readonly ProfileFormField[]>;

export type ProfileSection = keyof typeof FIELDS_OF;

const PERSONAL = [...FIELDS_OF.basics, ...FIELDS_OF.looks];
const PROFILE_FIELDS: readonly ProfileFormField[] = Object.values(FIELDS_OF).flat();

const sectionOf = (name: string | null): ProfileSection | null =>
  name !== null && Object.hasOwn(FIELDS_OF, name) ? (name as ProfileSection) : null;

/** The address of a section. */
export const profilePath = (section: ProfileSection): string => `/profile?section=${section}`;

/** The section that is open, and the one that was saved just now; null where there is none. */
export const profileSections = (params: URLSearchParams) => ({
  open: sectionOf(params.get('section')),
  saved: sectionOf(params.get('saved')),
});

/** What a tab keeps of a section's changes until they are saved. */
export const keptProfile = (memberId: string, section: ProfileSection): KeptForm => ({
  memberId,
  form: `profile-${section}`,
});

/** /profile: the own profile, which came with the member, the regions of its country, and all interests. */
export const loadProfile: LoadPage = async (page) => {
  const { profile } = await requireMember(page);
  await Promise.all([
    page.queryClient.ensureQueryData(regionsQuery(page.api, profile.country ?? '')),
    page.queryClient.ensureQueryData(interestsQuery(page.api)),
  ]);
};

/**
 * /profile: a photo that was chosen is added; else those fields of the section are saved that the form names as changed, or that differ
 * from what is saved, over the version of the profile that the member has seen. It leads back to the section's row.
 */
export const submitProfile: SubmitPage<Response> = async (form, page) => {
  const { api, queryClient } = page;
  if (form.has('file')) {
    await addPhotos(api, form);
    return redirect(profilePath('photos'));
  }
  const section = sectionOf(field(form, 'section'));
  if (section === null) throw data({ code: 'malformed_request' }, { status: 400 });
  const user = await page.user();
  if (user === null) return redirect('/login?next=%2Fprofile');
  const before = valuesOf(user.profile);
  const after = { ...before, ...typed(form, FIELDS_OF[section]) };
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
    keepFields(keptProfile(user.profile.id, section), null);
    void queryClient.invalidateQueries({ queryKey: [...memberKey, saved.user.profile.id] });
  } catch (error) {
    if (isProblem(error, 'profile_changed'))
      void queryClient.invalidateQueries({ queryKey: userKey });
    throw error;
  }
  // In place of the form: the way back from the row is not the form again.
  return replace(`/profile?saved=${section}#${section}`);
};

/** What the form holds of these fields. */
const typed = (form: FormData, fields: readonly ProfileFormField[]): Partial<ProfileValues> =>
  Object.fromEntries(
    fields
      .filter((name) => name === 'interests' || form.has(name))
      .map((name) => [
        name,
        name === 'interests'
          ? form.getAll(name).filter((one) => typeof one === 'string')
          : field(form, name).trim(),
      ]),
  );

type Profile = Schemas['Profile'];
export type ProfileChanges = Omit<
  operations['saveProfile']['requestBody']['content']['application/json'],
  'version'
>;

/** Characters that the text about oneself may have (contract: AboutMe). */
const MOST_ABOUT_ME = 2000;

/** The profile as the form holds it: what is not said is empty. */
export const valuesOf = (profile: Profile): ProfileValues => ({
  name: profile.name,
  about_me: profile.about_me,
  country: profile.country ?? '',
  countryregion: profile.countryregion ?? '',
  interests: profile.interests,
  ...Object.fromEntries(PERSONAL.map((name) => [name, profile[name] ?? ''])),
});

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item) => other.includes(item))
    : (one ?? '') === (other ?? '');

/** The fields in which the two differ. */
export const changedFields = (before: ProfileValues, after: ProfileValues): ProfileFormField[] =>
  PROFILE_FIELDS.filter((field) => field in after && !isSame(before[field], after[field]));

/** What is sent to save these fields: null for what is not said any more, where the contract knows that. */
const changesOf = (values: ProfileValues, fields: readonly ProfileFormField[]): ProfileChanges =>
  Object.fromEntries(
    fields
      // These two are never without an answer once there is one.
      .filter((field) => values[field] !== '' || (field !== 'gender' && field !== 'country'))
      .map((field) => [
        field,
        values[field] === '' && field !== 'name' && field !== 'about_me' ? null : values[field],
      ]),
  );

/** "Name, eye colour": fields in words. */
export const fieldNames = (
  t: Translate,
  formats: Formats,
  fields: readonly ProfileFormField[],
): string => formats.list(fields.map((field) => t(($) => $.profile.fields[field])));

export interface OwnProfileFacts {
  t: Translate;
  formats: Formats;
  settings: Pick<SiteSettings, 'visible_profile_fields' | 'visible_profile_notes' | 'countries'>;
  regions: readonly Schemas['Region'][];
  interests: Schemas['Settings']['interests'];
  age: number;
}

/** The form's words and lists. */
export function profileForm({
  t,
  formats,
  settings,
  regions,
  interests,
  age,
}: OwnProfileFacts): Omit<ProfileFormProps, 'action' | 'shown' | 'defaultValues'> {
  return {
    age: t(($) => $.ownprofile.age, { age }),
    fields: personalFields(t, settings.visible_profile_fields),
    notes: Object.fromEntries(
      settings.visible_profile_notes.map((name) => [name, t(($) => $.ownprofile.note)]),
    ),
    countries: countryOptions(settings.countries, formats),
    regions: regionOptions(regions),
    interests: interestOptions(t, interests),
    maximumLength: MOST_ABOUT_ME,
    labels: {
      ...t(($) => $.ownprofile.form),
      interests: {
        ...t(($) => $.ownprofile.form.interests),
        count: (number) => t(($) => $.ownprofile.form.interests.count, { number }),
        found: (number) => t(($) => $.ownprofile.form.interests.found, { number }),
      },
      name: t(($) => $.profile.fields.name),
      aboutMe: t(($) => $.profile.fields.about_me),
      counter: (used, limit) => t(($) => $.ownprofile.form.counter, { used, limit }),
      country: t(($) => $.profile.fields.country),
      region: t(($) => $.profile.fields.countryregion),
      choose: t(($) => $.common.form.notSaid),
    },
  };
}
