export { AttributeList } from './AttributeList.tsx';
export type { AttributeListItem, AttributeListProps } from './AttributeList.types.ts';
