export { TimeBonusModal } from './TimeBonusModal.tsx';
export type { TimeBonusModalLabels, TimeBonusModalProps } from './TimeBonusModal.types.ts';
