import { CountBadge } from '../../components/CountBadge/index.ts';
import { LinkTabs } from '../../components/Tabs/index.ts';
import type { LikesTabsProps } from './LikesTabs.types.ts';

/** Received, given, matches: links, since each is a page with an address of its own. */
export const LikesTabs = ({ current, tabs, label }: LikesTabsProps) => (
  <LinkTabs
    label={label}
    current={current}
    layout="fitted"
    tabs={tabs.map(({ count, countLabel, ...tab }) => ({
      ...tab,
      badge: (
        <CountBadge
          count={count}
          label={countLabel}
          tone={tab.id === current ? 'unread' : 'neutral'}
        />
      ),
    }))}
  />
);
