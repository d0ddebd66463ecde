export interface TimeBonusBannerLabels {
  /** "25 % off your first credits". */
  title: string;
  /** The honest condition: until when, and once. */
  text: string;
  /** Accessible name of the countdown: "Time left". */
  timeLeft: string;
  /** Under the digits; without them only digits and colons. */
  units?: { hours: string; minutes: string; seconds: string } | undefined;
  /** Required with `href`. */
  action?: string | undefined;
  /** Required with `onDismiss`. */
  dismiss?: string | undefined;
}

export interface TimeBonusBannerProps {
  /** Time left to the server's deadline, from the time-bonus machine. */
  hours: number;
  minutes: number;
  seconds: number;
  /** The offer's code in its sentence, shown as text where given: "Discount code TIMEBONUS25". */
  code?: string | undefined;
  /** Where the offer is taken; without it there is no link. */
  href?: string | undefined;
  onDismiss?: (() => void) | undefined;
  labels: TimeBonusBannerLabels;
}
