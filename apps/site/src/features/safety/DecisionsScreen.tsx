import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { CheckCircleIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi } from '../../app/data/api.ts';
import { decisionsQuery } from './safety-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { DecisionCase } from './DecisionCase.tsx';
import { SafetyPage } from './SafetyPage.tsx';

/**
 * What was decided against the member: the statements of reasons, and what was said to them (B04). `refused`: an objection was sent
 * without script.
 */
export function DecisionsScreen({
  idempotencyKey,
  refused,
}: {
  idempotencyKey: string;
  refused?: RefusedForm | undefined;
}): ReactNode {
  const t = useTranslate();
  const { data: decisions = [] } = useQuery(decisionsQuery(useApi()));
  return (
    <SafetyPage page="decisions">
      {decisions.length === 0 ? (
        <EmptyState
          icon={<CheckCircleIcon size="xl" />}
          title={t(($) => $.safety.decisions.emptyTitle)}
        />
      ) : (
        <Stack as="ul" gap="md">
          {decisions.map((decision) => (
            <DecisionCase key={decision.id} {...{ decision, idempotencyKey, refused }} />
          ))}
        </Stack>
      )}
    </SafetyPage>
  );
}
