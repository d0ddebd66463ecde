/** Two ends, in the unit of the question: years, kilometres. */
export interface Range {
  minimum: number;
  maximum: number;
}

export interface RangeSliderProps {
  /** What is asked: "Age". */
  label: string;
  /**
   * The label and the words of the range are read out but not seen: where a legend above says both.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Name of the first thumb: "Youngest age". */
  minimumLabel: string;
  /** Name of the second thumb: "Oldest age". */
  maximumLabel: string;
  /** The chosen range in words, beside the label: "Between 25 and 40 years". */
  valueLabel?: string | undefined;
  /** What is chosen; the caller keeps it. */
  value: Range;
  /** What can be chosen. */
  bounds: Range;
  /**
   * How much a key adds or takes away.
   * @default 1
   */
  step?: number | undefined;
  /** Called at each step of a drag or a key. */
  onChange: (value: Range) => void;
}
