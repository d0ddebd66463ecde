import type { ReactNode } from 'react';
import { countdown, part, unit } from './Countdown.css.ts';
import type { CountdownProps } from './Countdown.types.ts';

const twoDigits = (value: number): string =>
  String(Math.max(0, Math.floor(value))).padStart(2, '0');

/**
 * Time left as hh:mm:ss, from numbers the time-bonus machine works out (spec section 4). A `timer` is not a live
 * region: it is read when visited, not every second.
 */
export const Countdown = ({
  hours,
  minutes,
  seconds,
  label,
  unitLabels,
  size = 'md',
}: CountdownProps): ReactNode => {
  const parts = [
    { id: 'hours', digits: twoDigits(hours), unit: unitLabels?.hours },
    { id: 'minutes', digits: twoDigits(minutes), unit: unitLabels?.minutes },
    { id: 'seconds', digits: twoDigits(seconds), unit: unitLabels?.seconds },
  ];
  return (
    <span role="timer" aria-label={label} className={countdown({ size })}>
      {parts.map((one, index) => [
        index > 0 && (
          <span key={`${one.id}-colon`} aria-hidden={one.unit !== undefined || undefined}>
            :
          </span>
        ),
        <span key={one.id} className={part({ size })}>
          {one.digits}
          {one.unit !== undefined && <span className={unit}>{one.unit}</span>}
        </span>,
      ])}
    </span>
  );
};
