import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadTransactions, viewOf, useOrderChanges, transactionsPath } from './transactions.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '@velours/ui/components/Tabs';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { SettingsPageHead } from '../settings/SettingsPageHead.tsx';
import { OrderList, StatementList } from './TransactionLists.tsx';

export const loader = serverLoader(loadTransactions);
export const clientLoader = browserLoader(loadTransactions);

export const handle = {
  namespaces: ['transactions', 'credits'],
  title: (t, _data, { search }) =>
    `${t(($) => $.transactions.views[viewOf(search).view])} · ${t(($) => $.transactions.title)}`,
} satisfies PageHandle;

/** What was bought and paid back, and where the credits went (spec section 2: /transactions). */
export default function TransactionsPage(): ReactNode {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { view, before } = viewOf(search);
  useOrderChanges();
  return (
    <Container isPage>
      <Stack gap="lg">
        <SettingsPageHead
          title={t(($) => $.transactions.title)}
          lead={t(($) => $.transactions.lead)}
        />
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
