import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { settingsLinks } from './settings.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Settings with a page of their own. */
export function SettingsLinks(): ReactNode {
  const t = useTranslate();
  return (
    <SettingsSection section="more" title={t(($) => $.settings.more.title)}>
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
