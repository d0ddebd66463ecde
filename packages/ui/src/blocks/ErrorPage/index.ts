export { ErrorPage } from './ErrorPage.tsx';
export type { ErrorPageLabels, ErrorPageProps } from './ErrorPage.types.ts';
