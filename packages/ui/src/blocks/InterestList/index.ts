export { InterestList } from './InterestList.tsx';
export type { InterestListItem, InterestListProps } from './InterestList.types.ts';
