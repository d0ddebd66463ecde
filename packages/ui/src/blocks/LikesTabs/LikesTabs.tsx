import { CountBadge } from '../../components/CountBadge/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { item, list, tab, words } from './LikesTabs.css.ts';
import type { LikesTabsProps } from './LikesTabs.types.ts';

/** Received, given, matches: links, since each is a page with an address of its own. */
export const LikesTabs = ({ current, tabs, label }: LikesTabsProps) => {
  const A = useLinkElement();
  return (
    <nav aria-label={label}>
      <ul className={list} role="list">
        {tabs.map(({ id, label: tabLabel, href, count, countLabel }) => (
          <li key={id} className={item}>
            <A
              className={tab}
              href={href}
              {...(id === current ? { 'aria-current': 'page' as const } : {})}
            >
              <span className={words}>{tabLabel}</span>{' '}
              <CountBadge
                count={count}
                label={countLabel}
                tone={id === current ? 'unread' : 'neutral'}
              />
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
};
