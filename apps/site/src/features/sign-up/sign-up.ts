import { redirect } from 'react-router';
import { readBirthDate } from '@velours/ui/components/BirthDateField';
import type { PersonalField, PersonalValues } from '@velours/ui/blocks/SignUpForm/PersonalStep';
import type { Body } from '@velours/api-client';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { requireMember, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import { memberQuery, regionsQuery, settingsQuery } from '../../app/data/queries.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { AFTER_LOG_IN, AFTER_SIGN_UP } from '../../app/navigation/safe-next.ts';
import { submitResendActivation } from '../activation/activation.ts';
import { addPhotos } from '../photos/add-photos.ts';

/** The country that a member's place is asked from: their own, else the one they seem to be in; empty where neither is known. */
export const firstCountry = (
  profile: Pick<Schemas['Profile'], 'country'>,
  settings: Pick<Schemas['Settings'], 'geoip_selected_country'>,
): string => profile.country ?? settings.geoip_selected_country ?? '';

const PERSONAL_FIELDS = [
  'gender',
  'sexuality',
  'reason',
  'relationship_status',
  'hair_colour',
  'eye_colour',
  'body_type',
  'tattoos',
] as const satisfies readonly PersonalField[];

/** Which of the steps of /complete-signup the profile answers. */
export function profileParts(profile: Schemas['Profile']) {
  const { photos, country, about_me: words, interests } = profile;
  return {
    photo: photos.length > 0,
    location: country !== null,
    personalInfo: PERSONAL_FIELDS.some((name) => profile[name] !== null),
    aboutMe: words !== '' || interests.length > 0,
  };
}

/** The personal facts to save: null for what the profile says and the member does not say any more. */
export const personalChanges = (
  profile: Pick<Schemas['Profile'], PersonalField>,
  asked: readonly PersonalField[],
  values: PersonalValues,
) =>
  Object.fromEntries(
    asked
      .filter((name) => values[name] !== undefined || profile[name] !== null)
      .map((name) => [name, values[name] ?? null]),
  );

/** /complete-signup: the steps after the account, for the member who is logged in. */
export const loadCompleteSignUp: LoadPage = async (page) => {
  const { api, queryClient } = page;
  const { profile } = await requireMember(page);
  const settings = await queryClient.ensureQueryData(settingsQuery(api));
  // Of the step for the place: a field that came later would move what is about to be pressed.
  await queryClient.ensureQueryData(regionsQuery(api, firstCountry(profile, settings)));
};

/** Whose page it is; null where visitors do not see members. */
export interface MemberSignUpFacts {
  name: string | null;
}

/** /members/:id/signup: a member goes on to the profile; a visitor sees whose it is, where the domain shows members to visitors. */
export const loadMemberSignUp = async (page: PageArgs): Promise<MemberSignUpFacts> => {
  const id = page.params['id'] ?? '';
  if (await page.user()) throw redirect(`/members/${encodeURIComponent(id)}`);
  const { api, queryClient } = page;
  let profile: Schemas['Profile'];
  try {
    profile = await queryClient.ensureQueryData(memberQuery(api, id));
  } catch (error) {
    if (isProblem(error, 'authentication_required')) return { name: null };
    throw error;
  }
  await queryClient.ensureQueryData(regionsQuery(api, profile.country ?? ''));
  return { name: profile.name };
};

/** /signup: a member has signed up already; one who has not confirmed yet goes on with the steps. */
export const loadSignUp: LoadPage = async ({ user }) => {
  const member = await user();
  if (member) throw redirect(member.status === 'active' ? AFTER_LOG_IN : '/complete-signup');
};

type Account = Omit<
  Body<'signUp'>,
  'first_member' | 'signup_message' | 'gender' | 'looking_for'
> & {
  signup_message?: string | undefined;
  gender?: string | undefined;
  looking_for?: string | undefined;
};

const isGender = (value: string | undefined): value is Schemas['Gender'] =>
  value === 'female' || value === 'male';

/** Makes the account. @param firstMember whose page it is done from, and who gets the message */
export function signUp(
  api: Api,
  params: ReturnType<typeof intentOf>,
  { email, name, signup_message: text = '', gender, looking_for: sought, ...values }: Account,
  firstMember: string | undefined,
) {
  const message = text.trim();
  const body = {
    ...values,
    email: email.trim(),
    name: name.trim(),
    ...(isGender(gender) ? { gender } : {}),
    ...(isGender(sought) ? { looking_for: sought } : {}),
    ...(sought === 'any' ? { looking_for: null } : {}),
    ...(firstMember === undefined ? {} : { first_member: firstMember }),
    ...(message === '' ? {} : { signup_message: message }),
  };
  return answer(api.POST('/api/signup.php', { params, body }));
}

/** How often, and after how many milliseconds, a call is repeated whose twin is still at work. */
const [REPEATS, REPEAT_MS] = [10, 300];

/** Without script a button can be pressed twice: the second call waits for what the first has done. */
async function onceDone<Result>(call: () => Promise<Result>, repeats = REPEATS): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (repeats === 0 || !isProblem(error, 'idempotency_in_progress')) throw error;
    await new Promise((done) => setTimeout(done, REPEAT_MS));
    return onceDone(call, repeats - 1);
  }
}

/** The account step; on the page of a member it is for that member, and leads there. */
export const submitSignUp: SubmitPage<Response> = async (form, { api, language, params }) => {
  const firstMember = params['id'];
  // Sent in parts: whether it was left empty is asked of the whole.
  form.set('date_of_birth', readBirthDate(form, 'date_of_birth'));
  const values = {
    email: field(form, 'email'),
    name: field(form, 'name'),
    password: field(form, 'password'),
    date_of_birth: field(form, 'date_of_birth'),
    signup_message: field(form, 'signup_message'),
    gender: field(form, 'gender'),
    looking_for: field(form, 'looking_for'),
    language: await language(),
  };
  const call = intentOf(form);
  await onceDone(() => signUp(api, call, values, firstMember));
  return redirect(
    firstMember === undefined ? '/complete-signup' : `/members/${encodeURIComponent(firstMember)}`,
  );
};

/**
 * The steps after the account: the photos that were chosen are added, and the page shows them with room for more. With none chosen the
 * member goes on. What comes without a place for files asks for another activation mail.
 */
export const submitCompleteSignUp: SubmitPage<DoneForm | Response> = async (form, page) => {
  if (!form.has('file')) return submitResendActivation(form, page);
  const numAdded = await addPhotos(page.api, form);
  return redirect(numAdded > 0 ? '/complete-signup' : AFTER_SIGN_UP);
};
