import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { CreditPackageFacts } from '../CreditPackageCard/index.ts';
import { amounts, count, credits, facts, price, tier } from './PremiumTierCard.css.ts';
import type { PremiumTierCardProps } from './PremiumTierCard.types.ts';

/** How many it begins with stands first, and largest. */
const Name = ({ name }: Pick<PremiumTierCardProps, 'name'>) => {
  const [, number, what] = /^(\d\S*) (.*)$/.exec(name) ?? [];
  if (number === undefined) return name;
  return (
    <>
      <span className={count}>{number}</span> {what}
    </>
  );
};

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
        <Name name={name} />
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
      <Link href={href} appearance="button" isFullWidth>
        {labels.choose}
      </Link>
    </div>
  </Card>
);
