import type { ReactNode } from 'react';
import { Form } from '@velours/ui/components/Form';
import { RadioGroup } from '@velours/ui/components/RadioGroup';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  isScheme,
  schemeOptions,
  textSizeOf,
  textSizeOptions,
  type SavedForm,
} from './settings.ts';
import { usePreferences } from './use-preferences.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { SettingsSection, SaveState, SaveWithoutScript } from './SettingsSection.tsx';

/** Scheme and text size: each choice shows at once and is saved. */
export function AppearanceSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const look = usePreferences();
  return (
    <SettingsSection
      section="appearance"
      title={t(($) => $.settings.appearance.title)}
      lead={t(($) => $.settings.appearance.lead)}
    >
      <Form action="/settings" hiddenFields={{ form: 'appearance' }} fieldIds={{}} errorTitle="">
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
