export { TransactionStatus } from './TransactionStatus.tsx';
export { TransactionsTable } from './TransactionsTable.tsx';
export type {
  Transaction,
  TransactionStatusKind,
  TransactionsTableProps,
} from './TransactionsTable.types.ts';
