export interface AccountMenuLinks {
  profile?: string | undefined;
  /** What was bought and spent. */
  transactions?: string | undefined;
  settings?: string | undefined;
  /** Shown where more than one language is visible. */
  language?: string | undefined;
  /** Target of log-out where no script runs, or `onLogOut` is not given. */
  logOut: string;
}

export interface AccountMenuLabels {
  /** Accessible name of the trigger: "Account menu of Anna". */
  trigger: (name: string) => string;
  myProfile: string;
  /** Required with `links.transactions`. */
  transactions?: string | undefined;
  settings: string;
  /** Required with `links.language`. */
  language?: string | undefined;
  logOut: string;
}

export interface AccountMenuProps {
  /** The profile's name. */
  name: string;
  /** Address of the main image's thumbnail; null where there is none. */
  thumbnailUrl: string | null;
  /** An entry without an address is left out. */
  links: AccountMenuLinks;
  /** Called instead of following `links.logOut`. */
  onLogOut?: (() => void) | undefined;
  /** Marks "my profile" as the current page. @default false */
  isCurrent?: boolean | undefined;
  /** All words that it shows or says. */
  labels: AccountMenuLabels;
}
