import { Button } from '../../components/Button/index.ts';
import { Form } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Outcome } from '../../components/Outcome/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import type { RequestFormProps } from './RequestForm.types.ts';

/** Something written to the people behind the site: a form, and in its place, once it is sent, the reference to keep. */
export const RequestForm = ({
  sentReference,
  nextHref,
  headingLevel = 1,
  labels,
  isPending = false,
  children,
  ...form
}: RequestFormProps) => {
  const box = useArrivalFocus(sentReference === undefined ? 'form' : 'sent');
  return (
    <div ref={box}>
      {sentReference === undefined ? (
        <Form
          {...form}
          isPending={isPending}
          errorTitle={labels.errorTitle}
          header={
            <Stack gap="xs">
              {headingLevel !== 'none' && <Heading level={headingLevel}>{labels.title}</Heading>}
              <Text tone="muted">{labels.lead}</Text>
            </Stack>
          }
        >
          <Stack gap="lg">{children}</Stack>
          <div>
            <Button type="submit" size="lg" isPending={isPending} pendingLabel={labels.pending}>
              {labels.submit}
            </Button>
          </div>
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
