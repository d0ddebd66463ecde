export interface PermissionPromptLabels {
  /** What for: "Show members near you". */
  title: string;
  /** What the browser will ask, and what its answer is used for. */
  text: string;
  /** What is not done with it: "Others see your region, never where you are." One sentence each. */
  promises: readonly string[];
  /** "Continue": the browser's own question follows. */
  allow: string;
  /** Said while the browser asks. */
  asking: string;
  /** "Not now". */
  notNow: string;
  /** Shown when it was refused: how to go on without, or allow it again. */
  denied: string;
}

export interface PermissionPromptProps {
  /** What the browser is to be asked for. */
  permission: 'camera' | 'location' | 'notifications';
  /**
   * How far it is: before the browser's question, during it, or refused.
   * @default 'ask'
   */
  state?: 'ask' | 'asking' | 'denied' | undefined;
  /** Pressed "continue": only now the browser may ask. */
  onAllow: () => void;
  /** The member does not want to be asked now. */
  onNotNow: () => void;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** All words that it shows or says. */
  labels: PermissionPromptLabels;
}
