import { Heading } from '../../primitives/Heading/index.ts';
import { CheckIcon } from '../../primitives/Icon/index.ts';
import { benefit, benefits as benefitsStyle, hero, lead as leadStyle } from './PremiumHero.css.ts';
import type { PremiumHeroProps } from './PremiumHero.types.ts';

/** What premium is, on the quiet folds of the brand: said once, before anything is sold. */
export const PremiumHero = ({ title, lead, benefits, labels }: PremiumHeroProps) => (
  <div className={hero}>
    <Heading level={1} size="display" isFocusable>
      {title}
    </Heading>
    <p className={leadStyle}>{lead}</p>
    <ul role="list" className={benefitsStyle} aria-label={labels.benefits}>
      {benefits.map((words) => (
        <li key={words} className={benefit}>
          <CheckIcon />
          {words}
        </li>
      ))}
    </ul>
  </div>
);
