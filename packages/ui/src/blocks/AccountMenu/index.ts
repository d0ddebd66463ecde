export { AccountMenu } from './AccountMenu.tsx';
export type { AccountMenuLabels, AccountMenuLinks, AccountMenuProps } from './AccountMenu.types.ts';
