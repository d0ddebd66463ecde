import type { ReactNode } from 'react';
import { Form } from '@velours/ui/components/Form';
import { Switch } from '@velours/ui/components/Switch';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { SavedForm } from './settings.ts';
import { usePreferences } from './use-preferences.ts';
import { SettingsSection, SaveState, SaveWithoutScript } from './SettingsSection.tsx';

/** Invisible mode, and who sees the member all the same. */
export function PrivacySection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const look = usePreferences();
  return (
    <SettingsSection section="privacy" title={t(($) => $.settings.privacy.title)}>
      <Form action="/settings" hiddenFields={{ form: 'privacy' }} fieldIds={{}} errorTitle="">
        <Switch
          name="invisible"
          label={t(($) => $.settings.privacy.invisible)}
          description={t(($) => $.settings.privacy.what)}
          isSelected={look.preferences.invisible}
          onChange={(invisible) => look.save({ invisible })}
          isPending={look.isPending}
          pendingLabel={t(($) => $.settings.saving)}
        />
        <Text size="sm" tone="muted">
          {t(($) => $.settings.privacy.whoElse)}
        </Text>
        <SaveWithoutScript />
        {/* The switch itself says that it is being saved. */}
        <SaveState
          isPending={false}
          isSaved={!look.isPending && (look.isSaved || saved === 'privacy')}
          error={look.error}
        />
      </Form>
    </SettingsSection>
  );
}
