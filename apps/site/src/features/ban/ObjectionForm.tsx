import { SubmitButton } from '../../app/forms/FormParts.tsx';
import { useState, type ReactNode } from 'react';
import { Form, useFields } from '@velours/ui/components/Form';
import { TextArea } from '@velours/ui/components/TextArea';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFormKey, useUser } from '../../app/data/hooks.ts';
import { LONGEST_OBJECTION, keptObjection } from './ban.ts';
import { keepFields, readFields } from '../../app/data/tab-storage.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import { useForm } from '../../app/forms/use-form.ts';

export interface ObjectionFormProps {
  /** The page that shows the decision. */
  action: '/ban' | '/decisions';
  /** The decision's id. */
  decision: string;
}

/** What a member says against a decision, once. */
export function ObjectionForm({ action, decision }: ObjectionFormProps): ReactNode {
  const t = useTranslate();
  const formKey = useFormKey();
  const form = useForm({ action, fields: ['text'], hiddenFields: { decision } });
  const { fieldIds, field } = useFields(['text'], { errors: form.errors });
  const [text, setText] = useKeptText(decision, form.values['text'] ?? '');
  return (
    <Form
      {...form.props}
      hiddenFields={{ decision, ...formKey }}
      fieldIds={fieldIds}
      errorTitle={form.errors?.fields ? t(($) => $.ban.objection.errorTitle) : form.errorTitle}
    >
      <TextArea
        {...field('text')}
        value={text}
        onChange={setText}
        label={t(($) => $.ban.objection.label)}
        description={t(($) => $.ban.objection.hint)}
        rows={6}
        maxLength={LONGEST_OBJECTION}
        counterLabel={(used, maximum) => t(($) => $.ban.objection.counter, { used, maximum })}
        isRequired
      />
      <SubmitButton isPending={form.isPending} pendingLabel={t(($) => $.ban.objection.pending)}>
        {t(($) => $.ban.objection.submit)}
      </SubmitButton>
    </Form>
  );
}

/** What is typed, which this tab keeps until it is sent. @param served what the page came with */
function useKeptText(decision: string, served: string): readonly [string, (text: string) => void] {
  const kept = keptObjection(useUser(), decision);
  const [typed, setTyped] = useState<string>();
  // The server knows nothing of it, and the first render is to be as the server's was.
  const isServed = useIsServed();
  const before = isServed ? undefined : readFields(kept)?.['text'];
  return [
    typed ?? (served || before || ''),
    (next) => {
      setTyped(next);
      keepFields(kept, next === '' ? null : { text: next });
    },
  ];
}
