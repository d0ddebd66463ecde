import { Button } from '../../components/Button/index.ts';
import { Form, textOf, useFields } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Outcome } from '../../components/Outcome/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import type { RequestFormProps } from './RequestForm.types.ts';

const valuesOf = <Field extends string>(
  names: readonly Field[],
  data: FormData,
): Record<Field, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(data, name).trim()])) as Record<
    Field,
    string
  >;

/** Something written to the people behind the site: a form, and in its place, once it is sent, the reference to keep. */
export const RequestForm = <Field extends string>({
  names,
  defaultValues,
  errors,
  onSubmit,
  sentReference,
  nextHref,
  headingLevel = 1,
  labels,
  isPending = false,
  children,
  ...form
}: RequestFormProps<Field>) => {
  const { fieldIds, field } = useFields(names, { errors, defaultValues });
  const box = useArrivalFocus(sentReference === undefined ? 'form' : 'sent');
  return (
    <div ref={box}>
      {sentReference === undefined ? (
        <Form
          {...form}
          errors={errors}
          fieldIds={fieldIds}
          isPending={isPending}
          onSubmit={onSubmit && ((data) => onSubmit(valuesOf(names, data)))}
          errorTitle={labels.errorTitle}
          header={
            <Stack gap="xs">
              {headingLevel !== 'none' && <Heading level={headingLevel}>{labels.title}</Heading>}
              <Text tone="muted">{labels.lead}</Text>
            </Stack>
          }
        >
          <Stack gap="lg">{children(field)}</Stack>
          <Button
            type="submit"
            size="lg"
            isFullWidth
            isPending={isPending}
            pendingLabel={labels.pending}
          >
            {labels.submit}
          </Button>
        </Form>
      ) : (
        <Outcome
          title={labels.sentTitle}
          headingLevel={headingLevel === 'none' ? 2 : headingLevel}
          facts={[{ term: labels.reference, value: sentReference }]}
          actions={
            nextHref === undefined ? undefined : (
              <Link href={nextHref} appearance="button" variant="outline" tone="neutral">
                {labels.next}
              </Link>
            )
          }
        >
          {labels.sentText}
        </Outcome>
      )}
    </div>
  );
};
