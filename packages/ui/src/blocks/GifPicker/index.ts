export { GifPicker } from './GifPicker.tsx';
export type { GifPickerLabels, GifPickerProps } from './GifPicker.types.ts';
