export { Flyout } from './Flyout.tsx';
export type { FlyoutProps } from './Flyout.types.ts';
export { FlyoutChoice, FlyoutLink, FlyoutList } from './FlyoutItem.tsx';
export type { FlyoutChoiceProps, FlyoutLinkProps } from './FlyoutItem.tsx';
