import { useLinkElement } from '../Link/index.ts';
import { item, list, tab as tabStyle, words } from './Tabs.css.ts';
import type { LinkTabsProps } from './Tabs.types.ts';

/**
 * Tabs that are pages: links in a named navigation, the current one saying so. They look like Tabs and have not their roles,
 * which would promise keys that do not work.
 */
export const LinkTabs = ({ label, tabs, current, layout = 'scroll' }: LinkTabsProps) => {
  const A = useLinkElement();
  return (
    <nav aria-label={label}>
      <ul className={list({ layout })} role="list">
        {tabs.map(({ id, label: tabLabel, href, badge }) => (
          <li key={id} className={item}>
            <A
              className={tabStyle({ layout })}
              href={href}
              {...(id === current ? { 'aria-current': 'page' as const } : {})}
            >
              <span className={words}>{tabLabel}</span> {badge}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
};
