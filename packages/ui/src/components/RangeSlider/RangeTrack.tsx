import type { PointerEvent } from 'react';
import { drawing, drawingFrame, drawnFill, drawnThumb, track } from './RangeSlider.css.ts';
import type { Range, RangeSliderProps } from './RangeSlider.types.ts';

export type RangeTrackProps = Pick<RangeSliderProps, 'value' | 'bounds' | 'onChange'>;

const share = (years: number, bounds: Range): number =>
  bounds.maximum > bounds.minimum
    ? (years - bounds.minimum) / (bounds.maximum - bounds.minimum)
    : 0;

/** The range with its nearer end brought to `place` (0 at the start of the line, 1 at its end). */
export const withNearerEnd = (value: Range, bounds: Range, place: number): Range => {
  const wanted = Math.round(
    bounds.minimum + Math.min(1, Math.max(0, place)) * (bounds.maximum - bounds.minimum),
  );
  return wanted - value.minimum < value.maximum - wanted
    ? { ...value, minimum: wanted }
    : { ...value, maximum: wanted };
};

/**
 * RangeSlider's look without its behaviour, and without React Aria: stands in its place on the first page and answers to a
 * press on the line. Not read out and not focusable: number fields beside it hold the same values.
 */
export const RangeTrack = ({ value, bounds, onChange }: RangeTrackProps) => {
  const start = `${share(value.minimum, bounds) * 100}%`;
  const end = `${share(value.maximum, bounds) * 100}%`;
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange(withNearerEnd(value, bounds, (event.clientX - box.left) / box.width));
  };
  return (
    <div className={drawingFrame} aria-hidden>
      <div className={track} onPointerDown={press}>
        <svg className={drawing} focusable="false">
          <line className={drawnFill} x1={start} x2={end} y1="50%" y2="50%" />
          <circle className={drawnThumb} cx={start} cy="50%" r="13" />
          <circle className={drawnThumb} cx={end} cy="50%" r="13" />
        </svg>
      </div>
    </div>
  );
};
