export { LinkTabs } from './LinkTabs.tsx';
export { Tabs } from './Tabs.tsx';
export type { LinkTabsProps, LinkTabsTab, TabsProps, TabsTab } from './Tabs.types.ts';
