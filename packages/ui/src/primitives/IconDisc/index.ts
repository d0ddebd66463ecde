export { IconDisc } from './IconDisc.tsx';
export type { IconDiscProps } from './IconDisc.tsx';
export { DiscRow } from './DiscRow.tsx';
export type { DiscRowProps } from './DiscRow.tsx';
