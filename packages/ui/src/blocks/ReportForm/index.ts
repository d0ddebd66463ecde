export { ReportForm } from './ReportForm.tsx';
export type {
  ReportFormLabels,
  ReportFormProps,
  ReportSubject,
  ReportValues,
} from './ReportForm.types.ts';
