export interface TimeBonusBannerLabels {
  /** "25 % off your first credits". */
  title: string;
  /** The honest condition: until when, and once. */
  text: string;
  /** Accessible name of the countdown: "Time left". */
  timeLeft: string;
  units: { hours: string; minutes: string; seconds: string };
  action: string;
  dismiss: string;
}

export interface TimeBonusBannerProps {
  /** Time left to the server's deadline, from the time-bonus machine. */
  hours: number;
  minutes: number;
  seconds: number;
  /** The offer's code, shown as text where given: TIMEBONUS25. */
  code?: string | undefined;
  /** Where the offer is taken; without it there is no link. */
  href?: string | undefined;
  onDismiss?: (() => void) | undefined;
  labels: TimeBonusBannerLabels;
}
