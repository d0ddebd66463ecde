import { useId } from 'react';
import { bar, frame, header, label as labelStyle, words } from './ProgressBar.css.ts';

export type ProgressBarProps = {
  /** What is under way: "Uploading photo". */
  label: string;
  /**
   * The label is read out but not seen: where what stands around it says it.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** How much is done, from 0 to `maximum`. Without it nobody knows how long it will take, and the bar says so. */
  value?: number | undefined;
  /**
   * What the whole is.
   * @default 100
   */
  maximum?: number | undefined;
  /** How far it is, in words: "40 %", "2 of 5 photos". Seen beside the label, and read out as the value. */
  valueLabel?: string | undefined;
  /**
   * `success` once all is done; the words say it too.
   * @default 'primary'
   */
  tone?: 'primary' | 'success' | undefined;
};

/** How far work has come: the browser's own `progress`, drawn in the brand's colour. */
export const ProgressBar = ({
  label,
  isLabelHidden = false,
  value,
  maximum = 100,
  valueLabel,
  tone = 'primary',
}: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={frame}>
      {isLabelHidden && valueLabel === undefined ? null : (
        <div className={header}>
          {isLabelHidden ? null : (
            <label className={labelStyle} htmlFor={id}>
              {label}
            </label>
          )}
          {valueLabel === undefined ? null : (
            // The bar itself reads it out, so that it is heard once.
            <span className={words} aria-hidden>
              {valueLabel}
            </span>
          )}
        </div>
      )}
      <progress
        id={id}
        className={bar({ tone })}
        max={maximum}
        {...(value === undefined ? {} : { value: Math.min(maximum, Math.max(0, value)) })}
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        {...(valueLabel === undefined ? {} : { 'aria-valuetext': valueLabel })}
      />
    </div>
  );
};
