import { StatusBadge } from '../../components/StatusBadge/index.ts';
import {
  BackIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DangerIcon,
  RefreshIcon,
  WarningIcon,
} from '../../primitives/Icon/index.ts';
import type { TransactionStatusKind } from './TransactionsTable.types.ts';

const signs = {
  pending: { tone: 'info', icon: <ClockIcon size="sm" /> },
  completed: { tone: 'success', icon: <CheckIcon size="sm" /> },
  failed: { tone: 'danger', icon: <DangerIcon size="sm" /> },
  cancelled: { tone: 'neutral', icon: <CloseIcon size="sm" /> },
  refunded: { tone: 'info', icon: <RefreshIcon size="sm" /> },
  withdrawn: { tone: 'neutral', icon: <BackIcon size="sm" /> },
  chargeback: { tone: 'warning', icon: <WarningIcon size="sm" /> },
} as const;

type TransactionStatusProps = {
  status: TransactionStatusKind;
  /** The status in a word or two. */
  label: string;
};

/** What became of a transaction: in words, with a drawing of its own. */
export const TransactionStatus = ({ status, label }: TransactionStatusProps) => (
  <StatusBadge {...signs[status]}>{label}</StatusBadge>
);
