import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SettingsPanes } from '@velours/ui/blocks/SettingsPanes';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { AppearanceSection, PrivacySection, LanguageSection } from './PreferenceSections.tsx';
import { LocationSection, PushSection } from './DeviceSections.tsx';
import { EmailSection, PasswordSection } from './LogInSections.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { Switch } from '@velours/ui/components/Switch';
import { OwnCard } from '../people/OwnCard.tsx';
import { chooseSearchView, useSearchView } from '../search/index.ts';
import { useSettingsGroups } from './settings-rows.tsx';
import { openSection, type SavedForm, type Section } from './settings.ts';

const SECTION: Readonly<Record<Section, (props: SavedForm) => ReactNode>> = {
  email: EmailSection,
  password: PasswordSection,
  passkeys: PasskeySection,
  appearance: AppearanceSection,
  search: SearchSection,
  language: LanguageSection,
  privacy: PrivacySection,
  push: PushSection,
  location: LocationSection,
};

/** /settings (A01, B07): everything about the account as rows with their values; a row opens at an address of its own. */
export function SettingsScreen(): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const user = useUser();
  const groups = useSettingsGroups();
  const section = openSection(params);
  const Open = section && SECTION[section];
  return (
    <Container isPage>
      <SettingsPanes
        title={t(($) => $.settings.title)}
        groups={groups}
        own={
          user && (
            <OwnCard profile={user.profile} title={t(($) => $.settings.own.title)}>
              <Link appearance="button" href="/profile">
                {t(($) => $.settings.own.edit)}
              </Link>
            </OwnCard>
          )
        }
        current={section ?? undefined}
        backHref="/settings"
        labels={{ rows: t(($) => $.settings.sections), back: t(($) => $.settings.all) }}
      >
        {Open ? <Open key={section} saved={params.get('saved')} /> : undefined}
      </SettingsPanes>
    </Container>
  );
}

/** How the results of a search go on; kept in this browser. */
function SearchSection(): ReactNode {
  const t = useTranslate();
  return (
    <SettingsSection section="search">
      <Switch
        label={t(($) => $.settings.search.endless)}
        description={t(($) => $.settings.search.what)}
        isSelected={useSearchView() === 'endless'}
        onChange={(isOn) => chooseSearchView(isOn ? 'endless' : 'pages')}
      />
    </SettingsSection>
  );
}
