export { PaymentStatus } from './PaymentStatus.tsx';
export type { PaymentStatusKind, PaymentStatusProps } from './PaymentStatus.types.ts';
