import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { SECTIONS } from '../view-models/settings.ts';
import { visibleLanguages } from '../view-models/languages.ts';
import { useSettings } from '../data/hooks.ts';
import type { RefusedForm } from '../wiring/refused-form.ts';
import { AppearanceSection } from './settings/AppearanceSection.tsx';
import { EmailSection } from './settings/EmailSection.tsx';
import { LanguageSection } from './settings/LanguageSection.tsx';
import { LocationSection } from './settings/LocationSection.tsx';
import { PasswordSection } from './settings/PasswordSection.tsx';
import { PrivacySection } from './settings/PrivacySection.tsx';
import { PushSection } from './settings/PushSection.tsx';
import { SettingsLinks } from './settings/SettingsLinks.tsx';

/** /settings (A01, B07): everything about the account in sections. `refused`: one of the forms was sent without script. */
export function SettingsScreen({ refused }: { refused?: RefusedForm | undefined }): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const outcome = { refused, saved: params.get('saved') };
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
        <EmailSection {...outcome} />
        <PasswordSection {...outcome} />
        <AppearanceSection {...outcome} />
        <LanguageSection />
        <PrivacySection {...outcome} />
        <PushSection />
        <LocationSection {...outcome} />
        <SettingsLinks />
      </Stack>
    </Container>
  );
}
