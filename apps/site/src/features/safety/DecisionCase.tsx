import type { ReactNode } from 'react';
import { Card } from '@velours/ui/components/Card';
import { FactList } from '@velours/ui/primitives/FactList';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Schemas } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { decisionFacts, objectionFacts, objectUntil } from './cases.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useDecisionObjection } from './use-decision-objection.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { useNow } from '../../app/data/hooks.ts';
import { ObjectionForm } from '../ban/ObjectionForm.tsx';

export interface DecisionCaseProps {
  decision: Schemas['Decision'];
  /** For the form without script. */
  idempotencyKey: string;
  refused: RefusedForm | undefined;
}

/** One decision with its reasons, and what is said against it: once, in time. */
export function DecisionCase({ decision, idempotencyKey, refused }: DecisionCaseProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const now = useNow();
  const form = useDecisionObjection(decision.id, refused);
  const { id, objection } = decision;
  const until = objectUntil(decision);
  const date = formats.date(until);
  return (
    <Card as="li">
      <Stack gap="md">
        <Heading level={2} size="sm">
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
            <ObjectionForm
              action="/decisions"
              form={form}
              hiddenFields={{ idempotency_key: idempotencyKey, decision: id }}
              text={refused?.values['decision'] === id ? refused.values['text'] : undefined}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
