import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '@velours/ui/components/Tabs';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { BackToSettings } from '../settings/BackToSettings.tsx';
import { useOrderChanges, transactionsPath, viewOf } from './transactions-data.ts';
import { OrderList, StatementList } from './TransactionLists.tsx';

/** What was bought and paid back, and where the credits went (spec section 2: /transactions). */
export function TransactionsScreen(): ReactNode {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { view, before } = viewOf(search);
  useOrderChanges();
  return (
    <Container isPage>
      <Stack gap="lg">
        <BackToSettings />
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.transactions.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.transactions.lead)}</Text>
        </Stack>
        <LinkTabs
          label={t(($) => $.transactions.views.label)}
          current={view}
          layout="fitted"
          tabs={(['orders', 'statement'] as const).map((id) => ({
            id,
            href: transactionsPath({ view: id, before: null }),
            label: t(($) => $.transactions.views[id]),
          }))}
        />
        {view === 'orders' ? (
          <OrderList key={before} before={before} />
        ) : (
          <StatementList key={before} before={before} />
        )}
      </Stack>
    </Container>
  );
}
