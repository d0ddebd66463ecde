import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { answer, type Api, intent, useApi } from '../data/api.ts';
import { setCookie } from '../data/browser-loader.ts';
import { useSettings, useUser } from '../data/hooks.ts';
import {
  isLanguage,
  languageCookie,
  type Language,
  visibleLanguages,
  withoutLanguage,
} from './languages.ts';
import { useTexts, useLanguageSwitch } from './TextsProvider.tsx';

/** Where a form posts the chosen language without script. */
export const LANGUAGE_ACTION = '/lang-config';

interface LanguageParts {
  api: Api;
  isMember: () => boolean | Promise<boolean>;
  setCookie: (cookie: string) => void;
}

/** Keeps the language that was chosen: in the browser, and with the account of a member. */
export async function saveLanguage(
  language: Language,
  { api, isMember, setCookie }: LanguageParts,
): Promise<void> {
  setCookie(languageCookie(language));
  if (await isMember())
    await answer(api.PUT('/api/user.php', { params: intent(), body: { language } }));
}

/** The language of the page and how it is changed: cookie and page at once, and the member's account where there is one. */
export function useLanguageChoice() {
  const api = useApi();
  const user = useUser();
  const settings = useSettings();
  const { language } = useTexts();
  const { switchTo } = useLanguageSwitch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const rest = withoutLanguage(search);

  const mutation = useMutation({
    mutationFn: async (next: Language) => {
      const saving = saveLanguage(next, { api, isMember: () => user !== null, setCookie });
      await switchTo(next);
      // The address would bring the language back that it names.
      if (rest !== search)
        await navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
      await saving;
    },
  });

  return {
    current: language,
    languages: visibleLanguages(settings.visible_languages),
    choose: (code: string): void => {
      if (isLanguage(code)) mutation.mutate(code);
    },
    pending: mutation.isPending ? mutation.variables : undefined,
    error: mutation.error,
    isSaved: mutation.isSuccess,
    /** Fields of the form without script: where it comes back to. */
    returnFields: { return_to: `${pathname}${rest}` },
  };
}
