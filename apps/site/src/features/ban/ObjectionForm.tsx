import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, textOf, useFields } from '@velours/ui/components/Form';
import { TextArea } from '@velours/ui/components/TextArea';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { LONGEST_OBJECTION } from './ban.ts';
import type { AccountForm } from '../../app/forms/use-account-form.ts';

export interface ObjectionFormProps {
  /**
   * Where it is sent without script.
   * @default '/ban'
   */
  action?: string;
  form: AccountForm<'text', string>;
  hiddenFields: Readonly<Record<string, string>>;
  /** What was written before, where it was refused. */
  text: string | undefined;
}

/** What the banned member says against the decision, once. */
export function ObjectionForm({
  action = '/ban',
  form,
  hiddenFields,
  text,
}: ObjectionFormProps): ReactNode {
  const t = useTranslate();
  const { fieldIds, field } = useFields(['text'], {
    errors: form.errors,
    defaultValues: { text: text ?? '' },
  });
  return (
    <Form
      action={action}
      hiddenFields={hiddenFields}
      fieldIds={fieldIds}
      errors={form.errors}
      errorTitle={t(($) => $.ban.objection.errorTitle)}
      isPending={form.isPending}
      onSubmit={(data) => form.submit(textOf(data, 'text').trim())}
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
      <div>
        <Button
          type="submit"
          size="lg"
          isPending={form.isPending}
          pendingLabel={t(($) => $.ban.objection.pending)}
        >
          {t(($) => $.ban.objection.submit)}
        </Button>
      </div>
    </Form>
  );
}
