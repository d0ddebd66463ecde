import type { ReactNode } from 'react';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/**
 * What the installed app shows of any page without a connection (worker/pages.ts keeps it). It is shown under the address that was
 * asked for, to which an empty link leads once more.
 */
export function OfflineScreen(): ReactNode {
  const t = useTranslate();
  return (
    <Container as="main" id="content" width="md">
      <EmptyState
        headingLevel={1}
        title={t(($) => $.common.states.offlineTitle)}
        action={
          <Link href="" appearance="button" size="lg">
            {t(($) => $.errors.page.retry)}
          </Link>
        }
      >
        {t(($) => $.errors.network)}
      </EmptyState>
    </Container>
  );
}
