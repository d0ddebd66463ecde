export { FaqList } from './FaqList.tsx';
export type { FaqGroup, FaqItem, FaqListLabels, FaqListProps } from './FaqList.types.ts';
