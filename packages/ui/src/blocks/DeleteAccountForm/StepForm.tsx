import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Form } from '../../components/Form/index.ts';
import type { FormProps } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { DeleteAccountFormProps, DeleteAccountStepLabels } from './DeleteAccountForm.types.ts';

type StepFormProps = Pick<FormProps, 'onSubmit' | 'errors'> &
  Pick<DeleteAccountFormProps, 'action' | 'hiddenFields' | 'isPending' | 'keepHref'> & {
    step: string;
    fieldIds?: FormProps['fieldIds'] | undefined;
    words: DeleteAccountStepLabels;
    labels: DeleteAccountFormProps['labels'];
    /** It is the press that deletes. @default false */
    isLast?: boolean | undefined;
    children: ReactNode;
  };

/** What every step has: its heading, its form, the way on and, as near, the way back to the settings. */
export const StepForm = ({
  step,
  hiddenFields,
  keepHref,
  fieldIds = {},
  isPending = false,
  words,
  labels,
  isLast = false,
  children,
  ...form
}: StepFormProps) => (
  <Form
    {...form}
    isPending={isPending}
    fieldIds={fieldIds}
    hiddenFields={{ ...hiddenFields, step }}
    errorTitle={labels.errorTitle}
    header={
      <Stack gap="xs">
        <Heading level={1} isFocusable>
          {words.title}
        </Heading>
        <Text tone="muted">{words.lead}</Text>
      </Stack>
    }
  >
    {children}
    <Stack gap="sm">
      <Button
        type="submit"
        size="lg"
        isFullWidth
        variant={isLast ? 'solid' : 'outline'}
        tone={isLast ? 'danger' : 'neutral'}
        isPending={isPending}
        pendingLabel={words.pending}
      >
        {words.submit}
      </Button>
      <Link
        href={keepHref}
        appearance="button"
        variant="outline"
        tone="neutral"
        size="lg"
        isFullWidth
      >
        {labels.keep}
      </Link>
    </Stack>
  </Form>
);
