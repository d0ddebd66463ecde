export { Pagination } from './Pagination.tsx';
export type { PaginationLabels, PaginationProps } from './Pagination.types.ts';
