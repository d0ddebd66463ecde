import { redirect } from 'react-router';
import { asRouterError } from '../../app/data/page-data.ts';
import { field, type SubmitPage } from '../../app/forms/submit.ts';
import { isLanguage } from '../../app/i18n/languages.ts';
import { saveLanguage } from '../../app/i18n/use-language-choice.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';

/** The language menu of any page: the language is kept, and the page comes back in it. */
export const submitLanguage: SubmitPage<Response> = async (form, page) => {
  const language = field(form, 'language');
  if (isLanguage(language)) {
    try {
      await saveLanguage(language, { ...page, isMember: async () => (await page.user()) !== null });
    } catch (error) {
      throw asRouterError(error, page.url);
    }
  }
  return redirect(sitePath(field(form, 'return_to')) ?? '/lang-config');
};
