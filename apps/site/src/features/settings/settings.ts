import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** The forms of /settings, and the section each stands in. */
export const SECTION_OF = {
  email: 'email',
  resend: 'email',
  cancel: 'email',
  password: 'password',
  appearance: 'appearance',
  privacy: 'privacy',
  location: 'location',
} as const;

export type SettingsForm = keyof typeof SECTION_OF;

export const isSettingsForm = (name: string): name is SettingsForm =>
  Object.hasOwn(SECTION_OF, name);

/** The sections of /settings in their order, by the id that a link leads to. */
export const SECTIONS = [
  'email',
  'password',
  'appearance',
  'language',
  'privacy',
  'push',
  'location',
  'more',
] as const;

export type Section = (typeof SECTIONS)[number];

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

/** Pages that settings lead to. */
export const settingsLinks = (t: Translate) =>
  (
    [
      ['/notifications', 'notifications'],
      ['/blocked-members', 'blocked'],
      ['/settings/sessions', 'sessions'],
      ['/settings/export', 'export'],
      ['/settings/delete', 'delete'],
    ] as const
  ).map(([href, name]) => ({
    href,
    title: t(($) => $.settings.more[name].title),
    text: t(($) => $.settings.more[name].text),
  }));
