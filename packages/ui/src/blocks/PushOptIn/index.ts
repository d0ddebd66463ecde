export { PushOptIn } from './PushOptIn.tsx';
export type { PushOptInLabels, PushOptInProps, PushOptInState } from './PushOptIn.types.ts';
