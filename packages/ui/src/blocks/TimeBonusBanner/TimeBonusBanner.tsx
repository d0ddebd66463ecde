import { Countdown } from '../../components/Countdown/index.ts';
import { useLinkElement } from '../../components/Link/index.ts';
import { CloseIcon } from '../../primitives/Icon/index.ts';
import {
  banner,
  dismiss,
  link,
  text,
  time,
  titleStyle,
  withCross,
  words,
} from './TimeBonusBanner.css.ts';
import type { TimeBonusBannerProps } from './TimeBonusBanner.types.ts';

/**
 * The new member's discount with the time that is really left: the deadline is the server's, and says what comes after
 * it. Nothing here hurries anybody.
 */
export const TimeBonusBanner = ({
  hours,
  minutes,
  seconds,
  code,
  href,
  onDismiss,
  labels,
}: TimeBonusBannerProps) => {
  const A = useLinkElement();
  return (
    <section aria-label={labels.title} className={`${banner}${onDismiss ? ` ${withCross}` : ''}`}>
      <div className={words}>
        <p className={titleStyle}>{labels.title}</p>
        <p className={text}>{labels.text}</p>
        {code !== undefined && <p className={text}>{code}</p>}
      </div>
      <div className={time}>
        <Countdown
          hours={hours}
          minutes={minutes}
          seconds={seconds}
          label={labels.timeLeft}
          unitLabels={labels.units}
        />
      </div>
      {href !== undefined && (
        <A href={href} className={link}>
          {labels.action}
        </A>
      )}
      {onDismiss && (
        <button type="button" className={dismiss} aria-label={labels.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </section>
  );
};
