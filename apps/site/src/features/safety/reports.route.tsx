import { useQuery } from '@tanstack/react-query';
import { Card } from '@velours/ui/components/Card';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { StatusBadge } from '@velours/ui/components/StatusBadge';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { FlagIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { browserLoader } from '../../app/data/browser-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { loadReports, reportsQuery, reportFacts, STATUS_TONES } from './safety.ts';
import { SafetyPage } from './SafetyPage.tsx';

export const loader = serverLoader(loadReports);
export const clientLoader = browserLoader(loadReports);

export const handle = {
  namespaces: ['safety'],
  title: (t) => t(($) => $.safety.reports.title),
} satisfies PageHandle;

/** What the member has reported, and what came of it (B04). */
export default function ReportsPage() {
  const t = useTranslate();
  const formats = useLocalFormats();
  const { data: reports = [] } = useQuery(reportsQuery(useApi()));
  return (
    <SafetyPage page="reports">
      {reports.length === 0 ? (
        <EmptyState icon={<FlagIcon size="xl" />} title={t(($) => $.safety.reports.emptyTitle)}>
          {t(($) => $.safety.reports.emptyText)}
        </EmptyState>
      ) : (
        <Stack as="ul" gap="md">
          {reports.map((report) => (
            <Card as="li" key={report.id}>
              <Stack gap="sm">
                <Inline justify="space-between">
                  <Heading level={2} size="sm">
                    {t(($) => $.safety.reports.kinds[report.kind], {
                      name: report.profile.name || t(($) => $.safety.reports.deletedMember),
                    })}
                  </Heading>
                  <StatusBadge tone={STATUS_TONES[report.status]}>
                    {t(($) => $.safety.reports.status[report.status])}
                  </StatusBadge>
                </Inline>
                <FactList facts={reportFacts(t, formats, report)} />
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </SafetyPage>
  );
}
