import type { ComponentType } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import type { IconProps } from '../../primitives/Icon/index.ts';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  QuestionIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { AttributeList } from '../AttributeList/index.ts';
import { facts as factsStyle, message, root, sign, words } from './PaymentStatus.css.ts';
import type { PaymentStatusKind, PaymentStatusProps } from './PaymentStatus.types.ts';

const icons: Readonly<Record<PaymentStatusKind, ComponentType<IconProps>>> = {
  pending: ClockIcon,
  completed: CheckIcon,
  failed: WarningIcon,
  cancelled: CloseIcon,
  unknown: QuestionIcon,
};

/**
 * What became of a payment (M02): the pages pending, complete and failed. A status: when the bank's answer comes in while
 * the member waits, it is read out.
 */
export const PaymentStatus = ({
  status,
  title,
  children,
  facts,
  factsLabel,
  actions,
  headingLevel = 1,
}: PaymentStatusProps) => {
  const Icon = icons[status];
  return (
    <Card padding="lg">
      <div className={root}>
        <div className={message} role="status">
          <span className={sign({ status })}>
            <Icon size="lg" />
          </span>
          <div className={words}>
            <Heading level={headingLevel} size="lg" isFocusable>
              {title}
            </Heading>
            <div>{children}</div>
          </div>
        </div>
        <div className={factsStyle}>
          <AttributeList items={facts} label={factsLabel} />
        </div>
        {actions !== undefined && <Inline>{actions}</Inline>}
      </div>
    </Card>
  );
};
