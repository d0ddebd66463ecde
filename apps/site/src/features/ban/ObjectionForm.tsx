import { SubmitButton } from '../../app/forms/FormParts.tsx';
import type { ReactNode } from 'react';
import { Form, useFields } from '@velours/ui/components/Form';
import { TextArea } from '@velours/ui/components/TextArea';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { LONGEST_OBJECTION } from './ban.ts';
import { useForm } from '../../app/forms/use-form.ts';

export interface ObjectionFormProps {
  /** The page that shows the decision. */
  action: '/ban' | '/decisions';
  /** The decision's id. */
  decision: string;
  /** For the form without script. */
  idempotencyKey: string;
}

/** What a member says against a decision, once. */
export function ObjectionForm({ action, decision, idempotencyKey }: ObjectionFormProps): ReactNode {
  const t = useTranslate();
  const form = useForm({ action, fields: ['text'], hiddenFields: { decision } });
  const { fieldIds, field } = useFields(['text'], {
    errors: form.errors,
    defaultValues: { text: form.values['text'] ?? '' },
  });
  return (
    <Form
      {...form.props}
      hiddenFields={{ decision, idempotency_key: idempotencyKey }}
      fieldIds={fieldIds}
      errorTitle={t(($) => $.ban.objection.errorTitle)}
    >
      <TextArea
        {...field('text')}
        label={t(($) => $.ban.objection.label)}
        description={t(($) => $.ban.objection.hint)}
        rows={6}
        maxLength={LONGEST_OBJECTION}
        counterLabel={(used, maximum) => t(($) => $.ban.objection.counter, { used, maximum })}
        isRequired
      />
      <SubmitButton
        size="lg"
        isPending={form.isPending}
        pendingLabel={t(($) => $.ban.objection.pending)}
      >
        {t(($) => $.ban.objection.submit)}
      </SubmitButton>
    </Form>
  );
}
