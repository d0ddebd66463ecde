export { DataTable } from './DataTable.tsx';
export type { DataTableColumn, DataTableProps, DataTableRow } from './DataTable.types.ts';
