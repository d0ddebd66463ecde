import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { OfflineIcon } from '@velours/ui/primitives/Icon';
import { Container } from '@velours/ui/primitives/Container';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import type { PageHandle } from './page-handle.ts';

export const handle = {
  title: (t) => t(($) => $.common.states.offlineTitle),
  isStatic: true,
} satisfies PageHandle;

/**
 * What the installed app shows of any page without a connection (worker/pages.ts keeps it). It is shown under the address that was
 * asked for, to which an empty link leads once more.
 */
export default function OfflinePage() {
  const t = useTranslate();
  return (
    <Container as="main" id="content" width="md" isPage>
      <EmptyState
        headingLevel={1}
        icon={<OfflineIcon size="xl" />}
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
