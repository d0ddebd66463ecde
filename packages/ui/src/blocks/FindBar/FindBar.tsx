import { CountBadge } from '../../components/CountBadge/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { FilterIcon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { bar, chip, chips as chipsStyle, item, tabs as tabsStyle } from './FindBar.css.ts';
import type { FindBarProps } from './FindBar.types.ts';

/** Over a grid of people: the ways to find them, and what narrows the search. Each chip is a link to the other search. */
export const FindBar = ({ tabs, filtersHref, onFilters, chips, labels }: FindBarProps) => {
  const A = useLinkElement();
  const numSet = chips.filter(({ isSet }) => isSet).length;
  return (
    <div className={bar}>
      {tabs !== undefined && <div className={tabsStyle}>{tabs}</div>}
      <ul role="list" aria-label={labels.label} className={chipsStyle}>
        <li className={item}>
          <A href={filtersHref} className={chip({ isSet: false })} onClick={onFilters}>
            <FilterIcon size="sm" />
            {labels.open}
            <CountBadge count={numSet} label={labels.numSet(numSet)} />
          </A>
        </li>
        {chips.map(({ id, label, href, isSet }) => (
          <li key={id} className={item}>
            <A href={href} className={chip({ isSet })}>
              {label}
              {isSet && <VisuallyHidden>, {labels.remove}</VisuallyHidden>}
            </A>
          </li>
        ))}
      </ul>
    </div>
  );
};
