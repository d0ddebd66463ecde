export { RangeSlider } from './RangeSlider.tsx';
export type { Range, RangeSliderProps } from './RangeSlider.types.ts';
