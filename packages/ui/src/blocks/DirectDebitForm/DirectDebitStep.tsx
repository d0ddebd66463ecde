import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import type { FormProps } from '../../components/Form/index.ts';
import { Form } from '../../components/Form/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { PriceSummary } from '../PriceSummary/index.ts';
import type { DirectDebitStepProps } from './DirectDebitForm.types.ts';

type StepProps = DirectDebitStepProps &
  Pick<FormProps, 'errors' | 'fieldIds' | 'onSubmit'> & {
    labels: { title: string; lead: string; pending: string; errorTitle: string };
    /** The words of the button. */
    submit: string;
    children: ReactNode;
  };

/** Both steps alike: what is asked and why, what is paid and for which credits, one button. */
export const DirectDebitStep = ({
  summary,
  headingLevel = 1,
  isPending = false,
  labels,
  submit,
  children,
  ...form
}: StepProps) => (
  <Form
    {...form}
    isPending={isPending}
    errorTitle={labels.errorTitle}
    header={
      <Stack gap="xs">
        <Heading level={headingLevel} isFocusable>
          {labels.title}
        </Heading>
        <Text tone="muted">{labels.lead}</Text>
      </Stack>
    }
  >
    {children}
    <Card>
      <PriceSummary {...summary} headingLevel={headingLevel === 1 ? 2 : 3} />
    </Card>
    <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={labels.pending}>
      {submit}
    </Button>
  </Form>
);
