import { useId } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { CheckIcon, PremiumIcon } from '../../primitives/Icon/index.ts';
import { CreditPackageFacts } from '../CreditPackageCard/index.ts';
import {
  amounts,
  benefit,
  benefits as benefitsStyle,
  benefitsTitle,
  credits,
  crown,
  facts,
  name as nameStyle,
  price,
  tick,
  tier,
} from './PremiumTierCard.css.ts';
import type { PremiumTierCardProps } from './PremiumTierCard.types.ts';

/** One premium tier (M01): what it costs, what that buys, and what premium means. All tiers look alike: none is pushed. */
export const PremiumTierCard = ({
  name,
  item,
  benefits,
  href,
  headingLevel = 2,
  labels,
}: PremiumTierCardProps) => {
  const titleId = useId();
  return (
    <Card as="article">
      <div className={tier}>
        <div className={nameStyle}>
          <span className={crown}>
            <PremiumIcon />
          </span>
          <Heading level={headingLevel} size="md">
            {name}
          </Heading>
        </div>
        <div>
          <p className={amounts}>
            <span className={price}>{item.price}</span>{' '}
            <span className={credits}>{item.credits}</span>
          </p>
          <div className={facts}>
            <CreditPackageFacts {...item} />
          </div>
        </div>
        <div className={benefitsStyle}>
          <p className={benefitsTitle} id={titleId}>
            {labels.benefits}
          </p>
          <ul role="list" aria-labelledby={titleId}>
            {benefits.map((words) => (
              <li key={words} className={benefit}>
                <span className={tick}>
                  <CheckIcon />
                </span>
                {words}
              </li>
            ))}
          </ul>
        </div>
        <Link href={href} appearance="button" tone="premium" isFullWidth>
          {labels.choose}
        </Link>
      </div>
    </Card>
  );
};
