import type { ResendState } from '../../components/ResendMail/index.ts';

/**
 * `ready`: a button sends the token; nothing has happened yet. `working`: it is on its way, or is sent as soon as the script runs; where none
 * does, a plain button sends it. `activated`: done. The others are the failures of the contract.
 */
export type ActivationStatus =
  | 'ready'
  | 'working'
  | 'activated'
  | 'expired'
  | 'used'
  | 'invalid'
  | 'failed';

export interface ActivationResultLabels {
  /** Title and text of the state shown. */
  title: string;
  text: string;
  /** The button of `ready`, `working` and `failed`: "Confirm my address". */
  activate: string;
  /** The text of `working` where no script runs, as that of `ready`: "Press the button to confirm your address." */
  noScript: string;
  working: string;
  /** Where `activated` and `used` lead: "Log in" or "To the members". */
  goOn: string;
  /** The resend form of `expired` and `invalid`; `email` where it is asked for. */
  email?: string | undefined;
  resend: string;
  resending: string;
  resent: string;
}

export interface ActivationResultProps {
  /** What came of the link. */
  status: ActivationStatus;
  /** The form of `ready`, `working` and `failed` posts `token` here. */
  action: string;
  /** The link's token, which the form sends. */
  token?: string | undefined;
  /** Called instead of posting the token. */
  onActivate?: (() => void) | undefined;
  /** Where to go on from here. */
  continueHref: string;
  /** Where the resend form posts; without it `expired` and `invalid` offer none. */
  resendAction?: string | undefined;
  /** Visitors give their address; a logged-in member's own is known to the server. @default false */
  asksForEmail?: boolean | undefined;
  /** Called with the address (empty where it is not asked for) instead of posting. */
  onResend?: ((email: string) => void) | undefined;
  /** What came of asking for another mail. */
  resendState?: ResendState | undefined;
  /** Why no mail could be sent. */
  resendError?: string | undefined;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** All words that it shows or says. */
  labels: ActivationResultLabels;
}
