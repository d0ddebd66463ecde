import { useId, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import {
  amount as amountStyle,
  detail as detailStyle,
  line,
  list,
  root,
  term,
} from './PriceSummary.css.ts';
import type { PriceAmount, PriceSummaryProps } from './PriceSummary.types.ts';

type LineProps = PriceAmount & {
  kind: 'line' | 'total' | 'credits' | 'vat';
  detail?: string | undefined;
  isUpdating: boolean;
};

const Line = ({ label, amount, detail, kind, isUpdating }: LineProps) => (
  <div className={line({ kind, isUpdating })}>
    <dt className={term}>
      {label}
      {detail !== undefined && <span className={detailStyle}>{detail}</span>}
    </dt>
    <dd className={amountStyle({ isTotal: kind === 'total', isUpdating })}>
      {isUpdating ? <Skeleton /> : amount}
    </dd>
  </div>
);

/**
 * What is paid and what for, line by line, as the server worked it out (B06): the lines sum to the total, and the credits
 * stand beside it. Another total is read out.
 */
export const PriceSummary = ({
  title,
  isTitleHidden = false,
  headingLevel = 2,
  lines,
  total,
  credits,
  vat,
  isUpdating = false,
  labels,
}: PriceSummaryProps) => {
  const titleId = useId();
  const [known, setKnown] = useState(total.amount);
  const [isChanged, setChanged] = useState(false);
  if (!isUpdating && total.amount !== known) {
    setKnown(total.amount);
    setChanged(true);
  }
  const news = isChanged ? labels?.totalChanged(known) : '';
  return (
    <div className={root}>
      {isTitleHidden ? (
        <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      ) : (
        <Heading level={headingLevel} size="md" id={titleId}>
          {title}
        </Heading>
      )}
      <dl className={list} aria-labelledby={titleId} aria-busy={isUpdating || undefined}>
        {lines.map(({ id, ...each }) => (
          <Line key={id} {...each} kind="line" {...{ isUpdating }} />
        ))}
        <Line {...total} kind="total" {...{ isUpdating }} />
        <Line {...credits} kind="credits" {...{ isUpdating }} />
        {vat && <Line {...vat} kind="vat" {...{ isUpdating }} />}
      </dl>
      {labels && (
        <VisuallyHidden live="polite">{isUpdating ? labels.updating : news}</VisuallyHidden>
      )}
    </div>
  );
};
