export interface CountdownProps {
  /** Whole hours that are left. */
  hours: number;
  /** Minutes that are left beside them, 0 to 59. */
  minutes: number;
  /** Seconds that are left beside them, 0 to 59. */
  seconds: number;
  /** Accessible name: "Time left". */
  label: string;
  /** Units under the digits; without them only the digits and colons are shown. */
  unitLabels?: { hours: string; minutes: string; seconds: string } | undefined;
  /** `text` in a sentence, as large as its words. @default 'md' */
  size?: 'text' | 'sm' | 'md' | 'lg' | undefined;
}
