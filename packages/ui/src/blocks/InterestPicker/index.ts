export { InterestPicker } from './InterestPicker.tsx';
export type {
  InterestOption,
  InterestPickerLabels,
  InterestPickerProps,
} from './InterestPicker.types.ts';
