export { ResendMail } from './ResendMail.tsx';
export type { ResendMailProps, ResendState } from './ResendMail.tsx';
