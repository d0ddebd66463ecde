import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { SettingsPageHead } from '../settings/SettingsPageHead.tsx';

const PATHS = {
  blocks: '/blocked-members',
  reports: '/reports',
  decisions: '/decisions',
} as const;

type Page = keyof typeof PATHS;

/** One of the lists of what is between members and moderators: its title, what it is about, and the way to the others. */
export function SafetyPage({ page, children }: { page: Page; children: ReactNode }): ReactNode {
  const t = useTranslate();
  const others = (Object.keys(PATHS) as Page[]).filter((other) => other !== page);
  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <SettingsPageHead
          title={t(($) => $.safety[page].title)}
          lead={t(($) => $.safety[page].lead)}
        />
        {children}
        <Inline as="ul" gap="md">
          {others.map((other) => (
            <li key={other}>
              <Link href={PATHS[other]}>{t(($) => $.safety[other].title)}</Link>
            </li>
          ))}
        </Inline>
      </Stack>
    </Container>
  );
}
