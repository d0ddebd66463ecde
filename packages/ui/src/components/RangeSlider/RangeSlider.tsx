import {
  Label,
  Slider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import {
  fill,
  header,
  label as labelStyle,
  output,
  slider,
  thumb,
  track,
} from './RangeSlider.css.ts';
import type { RangeSliderProps } from './RangeSlider.types.ts';

/**
 * A range with two ends. Each thumb moves by drag, arrow, Page, Home and End keys, and a press on the line brings the nearer
 * one. Load it on intent (`import()`): React Aria comes with it. `RangeTrack` keeps its place until then.
 */
export const RangeSlider = ({
  label,
  isLabelHidden = false,
  minimumLabel,
  maximumLabel,
  valueLabel,
  value,
  bounds,
  step = 1,
  onChange,
}: RangeSliderProps) => (
  <Slider
    className={slider}
    value={[value.minimum, value.maximum]}
    minValue={bounds.minimum}
    maxValue={bounds.maximum}
    step={step}
    onChange={([minimum = bounds.minimum, maximum = bounds.maximum]) =>
      onChange({ minimum, maximum })
    }
    {...(isLabelHidden ? { 'aria-label': label } : {})}
  >
    {isLabelHidden ? null : (
      <div className={header}>
        <Label className={labelStyle}>{label}</Label>
        {valueLabel === undefined ? null : (
          <SliderOutput className={output}>{valueLabel}</SliderOutput>
        )}
      </div>
    )}
    <SliderTrack className={track}>
      <SliderFill className={fill} />
      <SliderThumb index={0} className={thumb} aria-label={minimumLabel} />
      <SliderThumb index={1} className={thumb} aria-label={maximumLabel} />
    </SliderTrack>
  </Slider>
);
