import type { CountdownProps } from '../../components/Countdown/index.ts';
import type { Fact } from '../../primitives/FactList/index.ts';

export interface TimeBonusModalLabels {
  /** What it is: "25% off your first credits". */
  title: string;
  /** Why it is offered, in a sentence. */
  text: string;
  /** Accessible name of the countdown: "Time left". */
  timeLeft: string;
  units: NonNullable<CountdownProps['unitLabels']>;
  /** Under the digits: until when, by whose clock. "Until 18:30 today, by the time of our server." */
  deadline: string;
  /** Leads to the credits: "See the credits". */
  action: string;
  /** "No, thanks". */
  decline: string;
  /** Accessible name of the cross. */
  close: string;
  /** Title once the time is over: "The discount has ended". */
  endedTitle: string;
  /** What holds now: "Credits have their normal price." */
  endedText: string;
}

export interface TimeBonusModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /**
   * The server's deadline has passed while it was open: no countdown, no discount.
   * @default false
   */
  isEnded?: boolean | undefined;
  /** Time left to the server's deadline, from the time-bonus machine. */
  hours: number;
  /** Whole minutes that are left. */
  minutes: number;
  /** Seconds that are left beside them, 0 to 59. */
  seconds: number;
  /** What it is worth, with which code, how often, what comes after: in pairs. */
  facts: readonly Fact[];
  /** Where credits are bought. */
  href: string;
  /** Closed by button, cross, Escape or backdrop: the caller stores the time of it (spec section 4). */
  onClose: () => void;
  /** All words that it shows or says. */
  labels: TimeBonusModalLabels;
}
