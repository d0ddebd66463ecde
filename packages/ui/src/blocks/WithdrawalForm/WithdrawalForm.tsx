import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Form } from '../../components/Form/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Outcome } from '../../components/Outcome/index.ts';
import { FactList } from '../../primitives/FactList/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { useArrivalFocus } from '../../primitives/useArrivalFocus.ts';
import { PriceSummary } from '../PriceSummary/index.ts';
import type { WithdrawalFormProps } from './WithdrawalForm.types.ts';

/**
 * Withdraws from a purchase within the refund period (M11, B05): what was bought, what has been used, what comes back, and
 * one button that confirms. No reason is asked for, and nothing tries to keep the member.
 */
export const WithdrawalForm = ({
  state = 'open',
  notice,
  facts,
  summary,
  action,
  hiddenFields,
  isPending = false,
  onSubmit,
  errors,
  backHref,
  headingLevel = 1,
  labels,
}: WithdrawalFormProps) => {
  const box = useArrivalFocus(state);
  const back = (
    <Link href={backHref} appearance="button" variant="outline" tone="neutral">
      {labels.back}
    </Link>
  );
  return (
    <div ref={box}>
      {state === 'open' ? (
        <Form
          {...{ action, hiddenFields, isPending, errors }}
          fieldIds={{}}
          errorTitle={labels.errorTitle}
          onSubmit={onSubmit && (() => onSubmit())}
          header={
            <Stack gap="xs">
              <Heading level={headingLevel}>{labels.title}</Heading>
              {notice !== undefined && (
                <Banner tone="warning" announce="alert">
                  {notice}
                </Banner>
              )}
              <Text as="div" tone="muted">
                {labels.lead}
              </Text>
            </Stack>
          }
        >
          <FactList facts={facts} />
          <Card>
            <PriceSummary {...summary} headingLevel={headingLevel === 1 ? 2 : 3} />
          </Card>
          <Inline>
            <Button type="submit" isPending={isPending} pendingLabel={labels.confirming}>
              {labels.confirm(summary.total.amount)}
            </Button>
            {back}
          </Inline>
        </Form>
      ) : (
        <Outcome
          tone={state === 'done' ? 'success' : 'info'}
          title={state === 'done' ? labels.doneTitle : labels.overTitle}
          headingLevel={headingLevel}
          facts={facts}
          actions={back}
        >
          {state === 'done' ? labels.doneText : labels.overText}
        </Outcome>
      )}
    </div>
  );
};
