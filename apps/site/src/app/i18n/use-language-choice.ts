import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useSettings } from '../data/hooks.ts';
import { errorText } from '../errors/problem-text.ts';
import { useForm } from '../forms/use-form.ts';
import {
  isLanguage,
  LANGUAGE_ACTION,
  type Language,
  visibleLanguages,
  withoutLanguage,
} from './languages.ts';
import { useTexts, useLanguageSwitch } from './TextsProvider.tsx';

/** The language of the page and how it is changed: the page at once, meanwhile the form is sent. */
export function useLanguageChoice() {
  const settings = useSettings();
  const { language, t } = useTexts();
  const { switchTo } = useLanguageSwitch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const rest = withoutLanguage(search);
  /** Where the form without script comes back to. */
  const returnFields = { return_to: `${pathname}${rest}` };
  const form = useForm({ action: LANGUAGE_ACTION, hiddenFields: returnFields });

  const change = useMutation({
    mutationFn: async (next: Language) => {
      form.onSubmit({ language: next });
      await switchTo(next);
      // The address would bring the language back that it names.
      if (rest !== search)
        await navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true });
    },
  });

  const pending = change.isPending || form.isPending ? change.variables : undefined;
  return {
    current: language,
    languages: visibleLanguages(settings.visible_languages),
    choose: (code: string): void => {
      if (isLanguage(code)) change.mutate(code);
    },
    pending,
    error: change.error ? errorText(t, change.error) : form.errors?.form,
    isSaved: form.isDone && pending === undefined,
    returnFields,
  };
}
