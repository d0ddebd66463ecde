import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { action, card, head, muted } from './CreditPackageCard.css.ts';
import { CreditPackageFacts, CreditPackagePrice } from './CreditPackageFacts.tsx';
import type { CreditPackageCardProps } from './CreditPackageCard.types.ts';

/** One package by itself: what it costs in credits and money, and what that means. To choose among several: CreditPackagePicker. */
export const CreditPackageCard = ({ item, headingLevel = 3, children }: CreditPackageCardProps) => (
  <Card as="article">
    <div className={card}>
      <div className={head}>
        <Heading level={headingLevel} size="md">
          {item.credits}
        </Heading>
        <CreditPackagePrice price={item.price} />
      </div>
      <div className={muted}>
        <CreditPackageFacts {...item} />
      </div>
      {children !== undefined && <div className={action}>{children}</div>}
    </div>
  </Card>
);
