export interface CookieGroup {
  id: string;
  /** "Statistics". */
  label: string;
  /** What it is used for and by whom, in a sentence. */
  description: string;
  /**
   * Cannot be chosen: `on` for what the site cannot do without, `off` for what the browser's own signal has refused (Global
   * Privacy Control, B15).
   */
  fixed?: 'on' | 'off' | undefined;
}

export interface CookieConsentLabels {
  /** Names the region: "Cookies". */
  title: string;
  /** What is kept and why. */
  text: string;
  onlyNecessary: string;
  acceptAll: string;
  /** Opens the groups: "Choose". */
  choose: string;
  /** Takes the place of `choose` once they are open: "Save my choice". */
  save: string;
  /** Names the groups: "What may be kept". */
  groups: string;
  /** In the place of a choice: "Always on". */
  fixedOn: string;
  /** "Off: your browser asks for it". */
  fixedOff: string;
  /** "You can change this at any time:" */
  change: string;
  /** Where, as a link: "Cookie settings". */
  changeLink: string;
}

/** What visitors from the United States are also told (B15). */
export interface UsPrivacy {
  /** "Do not sell or share my personal information", as the link to the choice. */
  label: string;
  href: string;
  /** What the site does with it, in a sentence. */
  text: string;
  /**
   * Said where the browser sends Global Privacy Control: that it was seen and is honoured. Only where that is so.
   */
  signal?: string | undefined;
}

export interface CookieConsentProps {
  /** Where it posts `choice` (`necessary`, `all` or `chosen`) and `groups` without script. */
  action: string;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The groups there are; necessary ones first. */
  groups: readonly CookieGroup[];
  /** The ids chosen to begin with: an earlier choice. Nothing is chosen for the visitor. @default none */
  defaultChosen?: readonly string[] | undefined;
  /** Whether the groups are open at first. @default false */
  isOpenAtFirst?: boolean | undefined;
  /** Called with the ids of all groups that are on from now; the native post is then prevented. */
  onChoose?: ((groups: string[]) => void) | undefined;
  /** The page where it can be changed. */
  changeHref: string;
  /** What visitors from the United States are also told. */
  usPrivacy?: UsPrivacy | undefined;
  /** All words that it shows or says. */
  labels: CookieConsentLabels;
}
