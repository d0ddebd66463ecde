import type { ReactNode } from 'react';
import { CreditsIcon, DangerIcon, WarningIcon } from '../../primitives/Icon/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import {
  action,
  amount,
  coin,
  detail as detailStyle,
  facts,
  meter,
  state,
} from './CreditMeter.css.ts';
import { creditLevel } from './creditLevel.ts';

export type CreditMeterProps = {
  /** How many are left: chooses the colour, the icon and the word. */
  credits: number;
  /** The whole of it in words: "8 credits left". */
  children: ReactNode;
  /** What they are good for: "Enough for 4 messages". */
  detail?: ReactNode;
  /** The words of the badge: `low` at 10 credits or fewer, `empty` at none. */
  labels: { low: string; empty: string };
  /** The way to more: a Link. */
  action?: ReactNode;
};

/**
 * How many credits are left, and whether that is few. It has no bar: credits have no most, so a bar would only look empty
 * to make somebody buy.
 */
export const CreditMeter = ({
  credits,
  children,
  detail,
  labels,
  action: wayToMore,
}: CreditMeterProps) => {
  const level = creditLevel(credits);
  return (
    <div className={meter}>
      <div className={state}>
        <span className={coin({ level })}>
          <CreditsIcon size="lg" />
        </span>
        <div className={facts}>
          <span className={amount}>{children}</span>
          {level === 'low' && (
            <StatusBadge tone="warning" icon={<WarningIcon size="sm" />}>
              {labels.low}
            </StatusBadge>
          )}
          {level === 'empty' && (
            <StatusBadge tone="danger" icon={<DangerIcon size="sm" />}>
              {labels.empty}
            </StatusBadge>
          )}
          {detail === undefined ? null : <div className={detailStyle}>{detail}</div>}
        </div>
      </div>
      {wayToMore === undefined ? null : <div className={action}>{wayToMore}</div>}
    </div>
  );
};
