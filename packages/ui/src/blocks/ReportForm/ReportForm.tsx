import { textOf, useFields } from '../../components/Form/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { RequestForm } from '../ComplaintForm/RequestForm.tsx';
import type { ReportFormProps, ReportValues } from './ReportForm.types.ts';
import { Subject } from './Subject.tsx';

const readValues = (data: FormData): ReportValues => ({
  reason: textOf(data, 'reason'),
  text: textOf(data, 'text').trim(),
});

/** Reports a member, a photo or a message to the moderators (B04), with a reason and what is kept as evidence. */
export const ReportForm = ({
  subject,
  reasons,
  maximumLength,
  defaultValues,
  onSubmit,
  labels,
  ...form
}: ReportFormProps) => {
  const { fieldIds, field } = useFields(['reason', 'text'], { ...form, defaultValues });
  return (
    <RequestForm
      {...form}
      fieldIds={fieldIds}
      onSubmit={onSubmit && ((data) => onSubmit(readValues(data)))}
      labels={labels}
    >
      <Subject {...subject} />
      <RadioGroup
        {...field('reason')}
        label={labels.reason}
        options={reasons}
        appearance="tile"
        isVertical
        isRequired
      />
      <TextArea
        {...field('text')}
        label={labels.text}
        description={labels.textHint}
        optionalLabel={labels.optional}
        rows={3}
        // One that grows begins with one line, which asks for too little.
        isGrowing={false}
        maxLength={maximumLength}
        counterLabel={labels.counter}
      />
      <Text size="sm" tone="muted">
        {labels.evidence}
      </Text>
    </RequestForm>
  );
};
