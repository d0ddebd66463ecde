import { type ReactNode, useState } from 'react';
import { Form } from '@velours/ui/components/Form';
import { RadioGroup } from '@velours/ui/components/RadioGroup';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  isScheme,
  schemeOptions,
  settingsPath,
  textSizeOf,
  textSizeOptions,
  type SavedForm,
  submitSettings,
} from './settings.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { SettingsSection, SaveState, SaveWithoutScript } from './SettingsSection.tsx';
import { Switch } from '@velours/ui/components/Switch';
import { Text } from '@velours/ui/primitives/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '../../app/data/api.ts';
import { browserPage } from '../../app/data/browser-loader.ts';
import { useUser } from '../../app/data/hooks.ts';
import { userKey } from '../../app/data/keys.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { SubmitButton } from '../../app/forms/FormParts.tsx';
import { formOf } from '../../app/forms/submit.ts';
import { Select } from '@velours/ui/components/Select';
import { languagePickerOptions } from '../language/language.ts';
import { LANGUAGE_ACTION } from '../../app/i18n/languages.ts';
import { useLanguageChoice } from '../../app/i18n/use-language-choice.ts';

/** Scheme and text size: each choice shows at once and is saved. */
export function AppearanceSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const look = usePreferences('appearance');
  return (
    <SettingsSection section="appearance">
      <Form
        action={settingsPath('appearance')}
        hiddenFields={{ form: 'appearance' }}
        fieldIds={{}}
        errorTitle=""
      >
        <RadioGroup
          name="color_scheme"
          label={t(($) => $.settings.appearance.scheme)}
          appearance="tile"
          options={schemeOptions(t)}
          value={look.preferences.color_scheme}
          onChange={(value) => isScheme(value) && look.save({ color_scheme: value })}
        />
        <RadioGroup
          name="text_size"
          label={t(($) => $.settings.appearance.textSize)}
          appearance="tile"
          options={textSizeOptions(t, (share) => formats.percent(share))}
          value={String(look.preferences.text_size)}
          onChange={(value) => look.save({ text_size: textSizeOf(value) })}
        />
        <SaveWithoutScript />
        <SaveState {...look} isSaved={look.isSaved || saved === 'appearance'} />
      </Form>
    </SettingsSection>
  );
}

/** Invisible mode with who sees the member all the same, and discreet mode with what still shows. */
export function PrivacySection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const look = usePreferences('privacy');
  return (
    <SettingsSection section="privacy">
      <Form
        action={settingsPath('privacy')}
        hiddenFields={{ form: 'privacy' }}
        fieldIds={{}}
        errorTitle=""
      >
        <Switch
          name="invisible"
          label={t(($) => $.settings.privacy.invisible)}
          description={t(($) => $.settings.privacy.what)}
          isSelected={look.preferences.invisible}
          onChange={(invisible) => look.save({ invisible })}
          isPending={look.isSaving('invisible')}
          pendingLabel={t(($) => $.settings.saving)}
        />
        <Text size="sm" tone="muted">
          {t(($) => $.settings.privacy.whoElse)}
        </Text>
        <Switch
          name="discreet"
          label={t(($) => $.settings.privacy.discreet)}
          description={t(($) => $.settings.privacy.discreetWhat)}
          isSelected={look.preferences.discreet}
          onChange={(discreet) => look.save({ discreet })}
          isPending={look.isSaving('discreet')}
          pendingLabel={t(($) => $.settings.saving)}
        />
        <Text size="sm" tone="muted">
          {t(($) => $.settings.privacy.discreetBut)}
        </Text>
        <SaveWithoutScript />
        {/* The switches say themselves that they are being saved. */}
        <SaveState
          isPending={false}
          isSaved={!look.isPending && (look.isSaved || saved === 'privacy')}
          error={look.error}
        />
      </Form>
    </SettingsSection>
  );
}

type User = Schemas['User'];
type Preferences = Omit<Schemas['Preferences'], 'search'>;

const KEY = ['preferences'];

/** The member's preferences: a change shows at once, is saved, and goes back where it could not be. */
function usePreferences(form: 'appearance' | 'privacy') {
  const client = useQueryClient();
  const t = useTranslate();
  const user = useUser();
  // The cache tells of a change a task later: until then a controlled radio would go back to the old one.
  const [pressed, setPressed] = useState<Partial<Preferences>>({});

  const mutation = useMutation({
    mutationKey: KEY,
    // One after the other, in the order of the presses.
    scope: { id: 'preferences' },
    mutationFn: (changes: Partial<Preferences>) => {
      const { color_scheme, text_size, invisible, discreet } = { ...shown(), ...changes };
      const fields = {
        color_scheme,
        text_size: `${text_size}`,
        invisible: invisible ? 'on' : '',
        discreet: discreet ? 'on' : '',
      };
      return submitSettings(formOf({ form, ...fields }), browserPage());
    },
    onMutate: (changes) => {
      const before = shown();
      change(changes);
      return before;
    },
    // It is not shown any more where one before it failed; while another waits, that one is.
    onSuccess: (_done, changes) => {
      if (client.isMutating({ mutationKey: KEY }) === 1) change(changes);
    },
    onError: (_error, _changes, before) => before && change(before),
    onSettled: () => setPressed({}),
  });

  function shown(): Preferences {
    return client.getQueryData<User | null>(userKey)?.preferences ?? NEUTRAL;
  }

  function change(changes: Partial<Preferences>): void {
    client.setQueryData<User | null>(
      userKey,
      (known) => known && { ...known, preferences: { ...known.preferences, ...changes } },
    );
  }

  return {
    preferences: { ...(user?.preferences ?? NEUTRAL), ...pressed },
    save: (changes: Partial<Preferences>): void => {
      setPressed((others) => ({ ...others, ...changes }));
      mutation.mutate(changes);
    },
    isPending: mutation.isPending,
    isSaving: (field: keyof Preferences): boolean =>
      mutation.isPending && field in mutation.variables,
    isSaved: mutation.isSuccess,
    error: mutation.error ? errorText(t, mutation.error) : undefined,
  };
}

const NEUTRAL: Preferences = {
  color_scheme: 'system',
  text_size: 100,
  invisible: false,
  discreet: false,
};

/**
 * The language of the site and of the mails, where there is more than one. Saved by a button: the arrow keys change a closed select,
 * and the page would be in another language at each of them.
 */
export function LanguageSection(): ReactNode {
  const t = useTranslate();
  const choice = useLanguageChoice();
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? choice.current;
  if (choice.languages.length < 2) return null;
  return (
    <SettingsSection section="language">
      <Form
        action={LANGUAGE_ACTION}
        hiddenFields={{ return_to: settingsPath('language') }}
        fieldIds={{}}
        errorTitle=""
        isPending={choice.pending !== undefined}
        onSubmit={() => choice.choose(language)}
      >
        <Select
          name="language"
          label={t(($) => $.common.language.label)}
          options={languagePickerOptions(choice.languages, choice.current).map((language) => ({
            value: language.code,
            label: language.name,
            lang: language.code,
          }))}
          value={language}
          onChange={setChosen}
        />
        <SubmitButton
          isPending={choice.pending !== undefined}
          pendingLabel={t(($) => $.settings.saving)}
        >
          {t(($) => $.settings.save)}
        </SubmitButton>
        <SaveState isPending={false} isSaved={choice.isSaved} error={choice.error} />
      </Form>
    </SettingsSection>
  );
}
