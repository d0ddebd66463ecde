export interface TimeBonusChipLabels {
  /** "25 % off your first credits". */
  title: string;
  /** Accessible name of the countdown: "Time left". */
  timeLeft: string;
  /** The same as a time of day: "until 04:50". */
  until: string;
}

export interface TimeBonusChipProps {
  /** Time left to the server's deadline, from the time-bonus machine. */
  hours: number;
  /** Whole minutes that are left. */
  minutes: number;
  /** Seconds that are left beside them, 0 to 59. */
  seconds: number;
  /** All words that it shows or says. */
  labels: TimeBonusChipLabels;
}
