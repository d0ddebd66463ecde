import type { ComponentType, RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RangeSliderProps } from '../../components/RangeSlider/index.ts';

/**
 * The range slider, fetched once the panel is touched by pointer, finger or focus: null until then, and for good where it
 * cannot be fetched, which loses nothing but the drag. Kept in state rather than `React.lazy`, which would hold its fallback
 * for 300 ms.
 */
export const useRangeSlider = (
  panel: RefObject<HTMLElement | null>,
  onTouch: (() => void) | undefined,
): ComponentType<RangeSliderProps> | null => {
  const [Slider, setSlider] = useState<ComponentType<RangeSliderProps> | null>(null);
  const tell = useEffectEvent(() => onTouch?.());
  useEffect(() => {
    const touched = new AbortController();
    const load = (): void => {
      touched.abort();
      tell();
      import('../../components/RangeSlider/index.ts').then(
        ({ RangeSlider }) => setSlider(() => RangeSlider),
        () => {},
      );
    };
    // Not `pointerenter`: the pointer may have stood here before the script came.
    for (const type of ['pointermove', 'pointerdown', 'focusin']) {
      panel.current?.addEventListener(type, load, { signal: touched.signal });
    }
    return () => touched.abort();
  }, [panel]);
  return Slider;
};
