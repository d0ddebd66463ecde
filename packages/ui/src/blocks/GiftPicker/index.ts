export { GiftPicker } from './GiftPicker.tsx';
export type { Gift, GiftPickerLabels, GiftPickerProps } from './GiftPicker.types.ts';
