import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { SECTIONS, settingsLinks } from './settings.ts';
import { visibleLanguages } from '../../app/i18n/languages.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { AppearanceSection, PrivacySection, LanguageSection } from './PreferenceSections.tsx';
import { EmailSection, PasswordSection } from './LogInSections.tsx';
import { LocationSection, PushSection } from './DeviceSections.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { Text } from '@velours/ui/primitives/Text';
import { SettingsSection } from './SettingsSection.tsx';
import { Switch } from '@velours/ui/components/Switch';
import { chooseSearchView, useSearchView } from '../search/index.ts';

/** /settings (A01, B07): everything about the account in sections. */
export function SettingsScreen(): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const saved = params.get('saved');
  const { visible_languages: languages } = useSettings();
  const sections = SECTIONS.filter(
    (section) => section !== 'language' || visibleLanguages(languages).length > 1,
  );
  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <Heading level={1}>{t(($) => $.settings.title)}</Heading>
        <nav aria-label={t(($) => $.settings.sections)}>
          <Inline as="ul" gap={{ base: 'md', md: 'lg' }}>
            {sections.map((section) => (
              <li key={section}>
                <Link href={`#${section}`} appearance="quiet">
                  {t(($) => $.settings[section].title)}
                </Link>
              </li>
            ))}
          </Inline>
        </nav>
        <EmailSection saved={saved} />
        <PasswordSection saved={saved} />
        <PasskeySection saved={saved} />
        <AppearanceSection saved={saved} />
        <SearchSection />
        <LanguageSection />
        <PrivacySection saved={saved} />
        <PushSection />
        <LocationSection saved={saved} />
        <SettingsLinks />
      </Stack>
    </Container>
  );
}

/** Settings with a page of their own. */
function SettingsLinks(): ReactNode {
  const t = useTranslate();
  return (
    <SettingsSection section="more">
      <Stack as="ul" gap="md">
        {settingsLinks(t).map(({ href, title, text }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
            <Text size="sm" tone="muted">
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </SettingsSection>
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
