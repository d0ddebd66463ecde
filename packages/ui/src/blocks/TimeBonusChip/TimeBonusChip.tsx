import { Countdown } from '../../components/Countdown/index.ts';
import { ClockIcon } from '../../primitives/Icon/index.ts';
import { chip } from './TimeBonusChip.css.ts';
import type { TimeBonusChipProps } from './TimeBonusChip.types.ts';

/**
 * The new member's discount where credits are bought, with the time that is really left: the deadline is the server's. Nothing
 * here hurries anybody.
 */
export const TimeBonusChip = ({ hours, minutes, seconds, labels }: TimeBonusChipProps) => (
  <div role="group" aria-label={labels.title} className={chip}>
    <ClockIcon size="sm" />
    <span>
      {labels.title} ·{' '}
      <Countdown {...{ hours, minutes, seconds }} label={labels.timeLeft} size="text" />,{' '}
      {labels.until}
    </span>
  </div>
);
