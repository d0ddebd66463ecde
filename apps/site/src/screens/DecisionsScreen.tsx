import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '@velours/ui/components/Card';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { CheckCircleIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../data/ApiProvider.tsx';
import { decisionsQuery } from '../data/safety-queries.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { decisionFacts, objectionFacts } from '../view-models/safety/cases.ts';
import { useFormats } from '../wiring/use-formats.ts';
import { SafetyPage } from './safety/SafetyPage.tsx';

/** What was decided against the member: the statements of reasons, and what was said to them (B04). */
export function DecisionsScreen(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { data: decisions = [] } = useQuery(decisionsQuery(useApi()));
  return (
    <SafetyPage title={t(($) => $.safety.decisions.title)} lead={t(($) => $.safety.decisions.lead)}>
      {decisions.length === 0 ? (
        <EmptyState icon={<CheckCircleIcon />} title={t(($) => $.safety.decisions.emptyTitle)} />
      ) : (
        <Stack as="ul" gap="md">
          {decisions.map((decision) => (
            <Card as="li" key={decision.id}>
              <Stack gap="sm">
                <Heading level={2} size="sm">
                  {t(($) => $.safety.decisions.kinds[decision.kind])}
                </Heading>
                <FactList facts={decisionFacts(t, formats, decision)} />
                {decision.objection && <FactList facts={objectionFacts(t, decision.objection)} />}
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </SafetyPage>
  );
}
