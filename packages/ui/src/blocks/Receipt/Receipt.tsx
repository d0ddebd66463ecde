import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { FactList } from '../../primitives/FactList/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { PrintIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { PriceSummary } from '../PriceSummary/index.ts';
import { TransactionStatus } from '../TransactionsTable/index.ts';
import {
  actions as actionsStyle,
  head,
  line,
  name,
  paper,
  receipt,
  seller,
} from './Receipt.css.ts';
import type { ReceiptProps } from './Receipt.types.ts';

/** One transaction, to keep and to print (M10): what was paid, for which credits, when, how, and who sold it. */
export const Receipt = ({
  title,
  status,
  statusLabel,
  facts,
  summary,
  company,
  children,
  onPrint,
  actions,
  headingLevel = 1,
  labels,
}: ReceiptProps) => {
  const titleId = useId();
  return (
    <div className={paper}>
      <Card as="article" padding="lg" aria-labelledby={titleId}>
        <div className={receipt}>
          <div className={head}>
            <Heading level={headingLevel} size="lg" id={titleId}>
              {title}
            </Heading>
            <TransactionStatus status={status} label={statusLabel} />
          </div>
          <FactList facts={facts} />
          <PriceSummary {...summary} isTitleHidden />
          {children}
          <address className={seller}>
            <VisuallyHidden>{labels.seller} </VisuallyHidden>
            <span className={name}>{company.name}</span>
            {[...company.address, ...company.details].map((words) => (
              <span key={words} className={line}>
                {words}
              </span>
            ))}
          </address>
        </div>
      </Card>
      {(onPrint !== undefined || actions !== undefined) && (
        <div className={actionsStyle}>
          {onPrint && (
            <Button
              variant="outline"
              tone="neutral"
              iconStart={<PrintIcon />}
              onPress={() => onPrint()}
            >
              {labels.print}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
};
