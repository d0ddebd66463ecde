import type { ReactNode } from 'react';
import { LinkTabs } from '@velours/ui/components/Tabs';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

/** The three ways to find people, in a row that is the same on each of them. */
export function FindTabs(props: { current: string }): ReactNode {
  const t = useTranslate();
  return (
    <LinkTabs
      label={t(($) => $.common.find.label)}
      layout="bare"
      current={props.current}
      tabs={[
        { id: '/members', label: t(($) => $.common.find.browse), href: '/members' },
        { id: '/swipe-game', label: t(($) => $.common.find.swipe), href: '/swipe-game' },
        { id: '/match-finder', label: t(($) => $.common.find.matchFinder), href: '/match-finder' },
      ]}
    />
  );
}
