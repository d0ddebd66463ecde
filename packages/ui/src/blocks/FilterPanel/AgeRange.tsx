import { type ComponentType, useSyncExternalStore } from 'react';
import type { RangeSliderProps } from '../../components/RangeSlider/index.ts';
import { number } from '../../components/NumberField/NumberField.css.ts';
import { RangeTrack } from '../../components/RangeSlider/RangeTrack.tsx';
import { FieldFrame, useField } from '../../primitives/FieldFrame/index.ts';
import { control } from '../../primitives/FieldFrame/FieldFrame.css.ts';
import { ages, range, rangeWords, years } from './FilterPanel.css.ts';
import type { FilterPanelLabels } from './FilterPanel.types.ts';
import type { Ages, TypedAges } from './filter-values.ts';
import { readAges, settleAges } from './filter-values.ts';

export interface AgeRangeProps {
  typed: TypedAges;
  bounds: Ages;
  onChange: (typed: TypedAges) => void;
  /** The slider once it has been loaded. */
  Slider: ComponentType<RangeSliderProps> | null;
  labels: FilterPanelLabels;
}

type AgeFieldProps = {
  label: string;
  name: string;
  value: string;
  bounds: Ages;
  onChange: (value: string) => void;
  onBlur: () => void;
};

const AgeField = ({ label, name, value, bounds, onChange, onBlur }: AgeFieldProps) => {
  const parts = useField({});
  return (
    <FieldFrame label={label} parts={parts} errorNode={null}>
      <input
        {...parts.aria}
        id={parts.id}
        className={`${control()} ${number}`}
        type="number"
        inputMode="numeric"
        name={name}
        value={value}
        min={bounds.minimum}
        max={bounds.maximum}
        step={1}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};

/** Youngest and oldest age: two number fields, which send the form, and a slider that follows them and that they follow, where there is script. */
export const AgeRange = ({ typed, bounds, onChange, Slider, labels }: AgeRangeProps) => {
  const chosen = readAges(typed, bounds);
  const isScripted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const slider = {
    value: chosen,
    bounds,
    onChange: ({ minimum, maximum }: Ages) =>
      onChange({ minimum: `${minimum}`, maximum: `${maximum}` }),
  };
  return (
    <fieldset className={ages}>
      <legend className={range}>
        {labels.age}{' '}
        <span className={rangeWords}>{labels.ageRange(chosen.minimum, chosen.maximum)}</span>
      </legend>
      {Slider === null ? (
        isScripted && <RangeTrack {...slider} />
      ) : (
        <Slider
          {...slider}
          label={labels.age}
          isLabelHidden
          minimumLabel={labels.minimumAge}
          maximumLabel={labels.maximumAge}
        />
      )}
      <div className={years}>
        <AgeField
          label={labels.minimumAge}
          name="min_age"
          value={typed.minimum}
          bounds={bounds}
          onChange={(minimum) => onChange({ ...typed, minimum })}
          onBlur={() => onChange(settleAges(typed, bounds))}
        />
        <AgeField
          label={labels.maximumAge}
          name="max_age"
          value={typed.maximum}
          bounds={bounds}
          onChange={(maximum) => onChange({ ...typed, maximum })}
          onBlur={() => onChange(settleAges(typed, bounds))}
        />
      </div>
    </fieldset>
  );
};
