import { redirect, type ActionFunctionArgs } from 'react-router';
import { answer, intent } from '../../app/data/api.ts';
import { asRouterError } from '../../app/data/page-data.ts';
import { isLanguage } from '../../app/i18n/languages.ts';
import { languageCookie } from '../../app/i18n/resolve-language.ts';
import { sitePath } from '../../app/navigation/safe-next.ts';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { field, readForm } from '../../app/forms/refused.ts';

/** The language menu without script: cookie, the member's account where there is one, and back to the page. */
export async function chooseLanguageAction({ request, context, url }: ActionFunctionArgs) {
  const page = context.get(pageRequestContext);
  const form = await readForm(request);
  const language = field(form, 'language');
  if (isLanguage(language)) {
    page.cookies.push(languageCookie(language));
    try {
      if (await page.user()) {
        await answer(page.api.PUT('/api/user.php', { params: intent(), body: { language } }));
      }
    } catch (error) {
      throw asRouterError(error, url);
    }
  }
  return redirect(sitePath(field(form, 'return_to')) ?? '/lang-config');
}
