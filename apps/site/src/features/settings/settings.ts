import { type Schemas, answer, type Api } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { queryOptions } from '@tanstack/react-query';
import { data } from 'react-router';
import { userKey } from '../../app/data/keys.ts';
import { requireMember, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import { regionsQuery } from '../../app/data/queries.ts';
import { field, intentOf, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { mailChangeQuery } from '../mail-change/mail-change.ts';

/** The forms of /settings, and the section each stands in. */
const SECTION_OF = {
  email: 'email',
  resend: 'email',
  cancel: 'email',
  password: 'password',
  passkey: 'passkeys',
  removePasskey: 'passkeys',
  appearance: 'appearance',
  privacy: 'privacy',
  location: 'location',
} as const;

type SettingsForm = keyof typeof SECTION_OF;

const isSettingsForm = (name: string): name is SettingsForm => Object.hasOwn(SECTION_OF, name);

/** The sections of /settings, by what their address says. */
export const SECTIONS = [
  'email',
  'password',
  'passkeys',
  'appearance',
  'search',
  'language',
  'privacy',
  'push',
  'location',
] as const;

export type Section = (typeof SECTIONS)[number];

/** The address of a section. */
export const settingsPath = (section: Section): string => `/settings?section=${section}`;

/** The section that is open; null where the rows are the page. */
export const openSection = (params: URLSearchParams): Section | null =>
  SECTIONS.find((section) => section === params.get('section')) ?? null;

/** The form of /settings that was saved without script, if one was. */
export interface SavedForm {
  saved: string | null;
}

type Scheme = Schemas['ColorScheme'];
type TextSize = Schemas['TextSize'];

const SCHEMES: readonly Scheme[] = ['system', 'light', 'dark'];
const TEXT_SIZES: readonly TextSize[] = [100, 112, 125, 150];

export const schemeOptions = (t: Translate) =>
  SCHEMES.map((value) => ({ value, label: t(($) => $.settings.appearance.schemes[value]) }));

export const textSizeOptions = (t: Translate, percent: (share: number) => string) =>
  TEXT_SIZES.map((size) => ({
    value: String(size),
    label:
      size === 100
        ? t(($) => $.settings.appearance.normal, { size: percent(1) })
        : percent(size / 100),
  }));

export const isScheme = (value: string): value is Scheme => SCHEMES.some((one) => one === value);
export const textSizeOf = (value: string): TextSize =>
  TEXT_SIZES.find((size) => String(size) === value) ?? 100;

export type PendingMailChange = Schemas['PendingMailChange'];

/** The member's passkeys; they belong to the member, so the key begins as theirs do. */
export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'passkeys'],
    queryFn: async () => (await answer(api.GET('/api/passkeys.php'))).passkeys,
  });

/**
 * /settings: the change of address that waits, the passkeys, and the regions of the member's country. What a section is about is asked
 * for anew when it is opened: another device may have changed it.
 */
export const loadSettings: LoadPage = async (page) => {
  const user = await requireMember(page);
  const { api, queryClient, url } = page;
  const open = openSection(url.searchParams);
  const ageOf = (section: Section) => ({ staleTime: open === section ? 0 : Infinity });
  await Promise.all([
    queryClient.fetchQuery({ ...mailChangeQuery(api), ...ageOf('email') }),
    queryClient.fetchQuery({ ...passkeysQuery(api), ...ageOf('passkeys') }),
    queryClient.ensureQueryData(regionsQuery(api, user.profile.country ?? '')),
  ]);
};

type User = Schemas['User'];

/** The member as they are now. */
const keepUser = ({ queryClient }: PageArgs, { user }: { user: User }): void =>
  void queryClient.setQueryData(userKey, user);

/** The change of address that waits now. Who had not confirmed has the other address at once. */
function keepMailChange(
  { api, queryClient }: PageArgs,
  { pending }: { pending: PendingMailChange },
): Promise<void> {
  queryClient.setQueryData(mailChangeQuery(api).queryKey, pending);
  return queryClient.invalidateQueries({ queryKey: userKey });
}

/** Each form of /settings: its call, and what the page keeps of the answer. */
const SUBMITS: Readonly<Record<SettingsForm, (form: FormData, page: PageArgs) => Promise<void>>> = {
  async email(form, page) {
    const params = intentOf(form);
    const body = { email: field(form, 'email').trim(), password: field(form, 'password') };
    await keepMailChange(
      page,
      await answer(page.api.POST('/api/mail-change.php', { params, body })),
    );
  },
  async resend(form, page) {
    const params = intentOf(form);
    await keepMailChange(page, await answer(page.api.PUT('/api/mail-change.php', { params })));
  },
  async cancel(form, page) {
    const params = intentOf(form);
    await keepMailChange(page, await answer(page.api.DELETE('/api/mail-change.php', { params })));
  },
  async password(form, { api }) {
    const body = { current: field(form, 'current'), password: field(form, 'password') };
    await answer(api.POST('/api/password.php', { params: intentOf(form), body }));
  },
  async passkey(form, { api, queryClient }) {
    const credential = {
      id: field(form, 'credential'),
      client_data: field(form, 'client_data'),
      attestation: field(form, 'attestation'),
    };
    const body = { password: field(form, 'password'), credential };
    const { passkeys } = await answer(
      api.POST('/api/passkeys.php', { params: intentOf(form), body }),
    );
    queryClient.setQueryData(passkeysQuery(api).queryKey, passkeys);
  },
  async removePasskey(form, { api, queryClient }) {
    const body = { id: field(form, 'id') };
    const { passkeys } = await answer(
      api.DELETE('/api/passkeys.php', { params: intentOf(form), body }),
    );
    queryClient.setQueryData(passkeysQuery(api).queryKey, passkeys);
  },
  // The page shows a preference before it is saved, and another may have been pressed since.
  async appearance(form, { api }) {
    const body = {
      color_scheme: field(form, 'color_scheme') as Scheme,
      text_size: Number(field(form, 'text_size')) as TextSize,
    };
    await answer(api.PUT('/api/preferences.php', { params: intentOf(form), body }));
  },
  async privacy(form, { api }) {
    const body = {
      invisible: field(form, 'invisible') === 'on',
      discreet: field(form, 'discreet') === 'on',
    };
    await answer(api.PUT('/api/preferences.php', { params: intentOf(form), body }));
  },
  async location(form, page) {
    const country = field(form, 'country') as Schemas['Country'];
    // Without script the regions on the page stay those of the country from before.
    const isSame = country === field(form, 'shown_country');
    const countryregion = isSame ? field(form, 'countryregion') || null : null;
    const body = { country, countryregion };
    const params = intentOf(form);
    keepUser(page, await answer(page.api.PUT('/api/profile.php', { params, body })));
  },
};

/** The forms of /settings; without script the page comes back to the section it was. */
export const submitSettings: SubmitPage<DoneForm> = async (form, page) => {
  const name = field(form, 'form');
  if (!isSettingsForm(name)) throw data({ code: 'malformed_request' }, { status: 400 });
  await SUBMITS[name](form, page);
  return { seeOther: `${settingsPath(SECTION_OF[name])}&saved=${name}` };
};
