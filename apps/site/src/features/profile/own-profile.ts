import type {
  ProfileFormField,
  ProfileFormProps,
  ProfileValues,
} from '@velours/ui/blocks/ProfileForm';
import type { operations } from '@velours/api-client';
import type { Schemas } from '../../app/data/api.ts';
import type { SiteSettings } from '../../app/data/queries.ts';
import type { Formats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import {
  countryOptions,
  interestOptions,
  personalFields,
  regionOptions,
} from '../people/profile-options.ts';

type Profile = Schemas['Profile'];
export type ProfileChanges = Omit<
  operations['saveProfile']['requestBody']['content']['application/json'],
  'version'
>;

/** Characters that the text about oneself may have (contract: AboutMe). */
const MOST_ABOUT_ME = 2000;

const PERSONAL = [
  'gender',
  'sexuality',
  'reason',
  'relationship_status',
  'hair_colour',
  'eye_colour',
  'body_type',
  'tattoos',
] as const;

export const PROFILE_FIELDS: readonly ProfileFormField[] = [
  'name',
  'about_me',
  ...PERSONAL,
  'country',
  'countryregion',
  'interests',
];

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
export const changesOf = (
  values: ProfileValues,
  fields: readonly ProfileFormField[],
): ProfileChanges =>
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
}: OwnProfileFacts): Omit<ProfileFormProps, 'action' | 'defaultValues'> {
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
