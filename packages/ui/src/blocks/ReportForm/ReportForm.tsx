import { CheckboxGroup } from '../../components/CheckboxGroup/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { RequestForm } from '../ComplaintForm/RequestForm.tsx';
import type { ReportFormProps } from './ReportForm.types.ts';
import { Subject } from './Subject.tsx';

const names = ['reason', 'text', 'block'] as const;

/** Reports a member, a photo or a message to the moderators (B04), with a reason and what is kept as evidence. */
export const ReportForm = ({ subject, reasons, maximumLength, ...request }: ReportFormProps) => {
  const { labels } = request;
  return (
    <RequestForm {...request} names={names}>
      {(field) => (
        <>
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
            optionalLabel={labels.optional}
            description={labels.textHint}
            maxLength={maximumLength}
            counterLabel={labels.counter}
            rows={3}
          />
          {labels.block === undefined ? null : (
            <CheckboxGroup
              name={field('block').name}
              // The one box names itself.
              label=""
              isLabelHidden
              options={[{ value: 'yes', label: labels.block }]}
            />
          )}
          <Text size="sm" tone="muted">
            {labels.evidence}
          </Text>
        </>
      )}
    </RequestForm>
  );
};
