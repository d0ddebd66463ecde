import { answer, intent } from '../../app/data/api.ts';
import { field, type DoneForm, type SubmitPage } from '../../app/forms/submit.ts';
import { isLanguage, languageCookie } from '../../app/i18n/languages.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';
import { type Language, nativeName } from '@velours/locales/languages.ts';
import type { LanguagePickerLanguage } from '@velours/ui/blocks/LanguagePicker';

/** The language menu of any page: the language is kept in the browser, and with the account of a member. */
export const submitLanguage: SubmitPage<DoneForm> = async (form, { api, user, setCookie }) => {
  const language = field(form, 'language');
  if (isLanguage(language)) {
    setCookie(languageCookie(language));
    if (await user())
      await answer(api.PUT('/api/user.php', { params: intent(), body: { language } }));
  }
  return { seeOther: sitePath(field(form, 'return_to')) ?? '/lang-config' };
};

/** Languages by their own names, each with its name in the language in use. */
export function languagePickerOptions(
  languages: readonly Language[],
  current: Language,
): LanguagePickerLanguage[] {
  const names = new Intl.DisplayNames([current], { type: 'language' });
  return languages.map((code) => ({
    code,
    name: nativeName(code),
    localName: names.of(code) ?? code,
  }));
}
