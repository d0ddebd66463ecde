import { browserLoader } from '../../app/data/browser-loader.ts';
import { submitObjection } from '../ban/ban.ts';
import {
  loadDecisions,
  decisionsQuery,
  decisionFacts,
  objectionFacts,
  objectUntil,
} from './safety.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { CheckCircleIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { useApi, type Schemas } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { SafetyPage } from './SafetyPage.tsx';
import { Card } from '@velours/ui/components/Card';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useDayFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
import { lastDayBefore } from '../../app/i18n/last-day.ts';
import { useNow } from '../../app/data/hooks.ts';
import { ObjectionForm } from '../ban/ObjectionForm.tsx';

export const loader = serverLoader(loadDecisions);
export const clientLoader = browserLoader(loadDecisions);
export const action = serverAction(submitObjection('/decisions'));
export const clientAction = browserAction(submitObjection('/decisions'));

export const handle = {
  namespaces: ['safety', 'ban'],
  title: (t) => t(($) => $.safety.decisions.title),
} satisfies PageHandle;

/** What was decided against the member: the statements of reasons, and what was said to them (B04). */
export default function DecisionsPage(): ReactNode {
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
            <DecisionCase key={decision.id} decision={decision} />
          ))}
        </Stack>
      )}
    </SafetyPage>
  );
}

/** One decision with its reasons, and what is said against it: once, in time. */
function DecisionCase({ decision }: { decision: Schemas['Decision'] }): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const now = useNow();
  const { id, objection } = decision;
  const box = useArrivalFocus(objection ? 'objected' : 'open');
  const until = objectUntil(decision);
  const date = useDayFormats().date(lastDayBefore(until));
  return (
    <Card as="li">
      <Stack gap="md" ref={box}>
        <Heading level={2} size="sm" isFocusable>
          {t(($) => $.safety.decisions.kinds[decision.kind])}
        </Heading>
        <FactList facts={decisionFacts(t, formats, decision)} />
        {objection ? (
          <FactList facts={objectionFacts(t, objection)} />
        ) : now >= until ? (
          <Text tone="muted">{t(($) => $.ban.objection.over, { date })}</Text>
        ) : (
          <Stack gap="sm">
            <Heading level={3} size="sm">
              {t(($) => $.ban.objection.title)}
            </Heading>
            <Text>{t(($) => $.ban.objection.text, { date })}</Text>
            <ObjectionForm action="/decisions" decision={id} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
