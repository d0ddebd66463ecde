import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { CreditPackageFacts } from '../CreditPackageCard/index.ts';
import { amounts, credits, facts, price, tier } from './PremiumTierCard.css.ts';
import type { PremiumTierCardProps } from './PremiumTierCard.types.ts';

/** One premium tier (M01): the messages it begins with and what they cost. All tiers look alike: none is pushed. */
export const PremiumTierCard = ({
  name,
  item,
  href,
  headingLevel = 2,
  labels,
}: PremiumTierCardProps) => (
  <Card as="article">
    <div className={tier}>
      <Heading level={headingLevel} size="lg">
        {name}
      </Heading>
      <div>
        <p className={amounts}>
          <span className={price}>{item.price}</span>{' '}
          <span className={credits}>{item.credits}</span>
        </p>
        <div className={facts}>
          <CreditPackageFacts {...item} />
        </div>
      </div>
      <Link href={href} appearance="button" tone="premium" isFullWidth>
        {labels.choose}
      </Link>
    </div>
  </Card>
);
