import type { ComponentType } from 'react';
import { useState } from 'react';
import type { RangeSliderProps } from '../../components/RangeSlider/index.ts';

/**
 * The range slider, and what fetches it: null until then, and for good where it cannot be fetched, which loses nothing but the
 * drag. Kept in state rather than `React.lazy`, which would hold its fallback for 300 ms.
 */
export const useRangeSlider = (): [ComponentType<RangeSliderProps> | null, () => void] => {
  const [Slider, setSlider] = useState<ComponentType<RangeSliderProps> | null>(null);
  const load = (): void => {
    if (Slider !== null) return;
    import('../../components/RangeSlider/index.ts').then(
      ({ RangeSlider }) => setSlider(() => RangeSlider),
      () => {},
    );
  };
  return [Slider, load];
};
