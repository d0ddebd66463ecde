export interface InstallHintLabels {
  /** "Put Velours on your home screen". */
  title: string;
  /** What it brings, in a sentence. */
  text: string;
  /** The button where the browser can install: "Install". */
  install: string;
  /** Said while the browser asks. */
  installing: string;
  /**
   * Where it must be done by hand, in the order of the hand: opening the share sheet, choosing "Add to Home Screen",
   * confirming.
   */
  steps: { share: string; add: string; confirm: string };
  /** Accessible name of the cross: "Hide this hint". */
  dismiss: string;
}

export interface InstallHintProps {
  /** `android`: the browser installs at a press (also on a desktop). `ios`: by hand, from the share sheet. */
  platform: 'android' | 'ios';
  /**
   * The browser's own question is open.
   * @default false
   */
  isInstalling?: boolean | undefined;
  /** Asks the browser to install; never called for `ios`. */
  onInstall?: (() => void) | undefined;
  /** Hidden: the caller stores the time of it (spec section 4). */
  onDismiss: () => void;
  /**
   * Its title's place in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** All words that it shows or says. */
  labels: InstallHintLabels;
}
