import { Countdown } from '../../components/Countdown/index.ts';
import { FactList } from '../../primitives/FactList/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { clock, deadline } from './TimeBonusModal.css.ts';
import type { TimeBonusModalProps } from './TimeBonusModal.types.ts';

type TimeBonusContentProps = Omit<TimeBonusModalProps, 'isOpen' | 'onClose' | 'href'>;

/** What the modal says, without the window around it. Its end is announced once; its seconds never are. */
export const TimeBonusContent = ({
  isEnded = false,
  hours,
  minutes,
  seconds,
  facts,
  labels,
}: TimeBonusContentProps) => (
  <Stack gap="lg">
    <p role="status">{isEnded ? labels.endedText : labels.text}</p>
    {!isEnded && (
      <>
        <div className={clock}>
          <Countdown
            hours={hours}
            minutes={minutes}
            seconds={seconds}
            size="lg"
            label={labels.timeLeft}
            unitLabels={labels.units}
          />
          <p className={deadline}>{labels.deadline}</p>
        </div>
        <FactList facts={facts} />
      </>
    )}
  </Stack>
);
