export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, SummaryError } from './ErrorSummary.tsx';
