import type { ReactNode } from 'react';

export interface EntryWarningLabels {
  /** The question and the name of the dialog: "This site is for adults only". */
  title: string;
  /** What is behind the door, plainly. */
  text: string;
  /** The sign beside the words: "18+". */
  age: string;
  /** "I am 18 or older: enter". */
  enter: string;
  /** "Leave". */
  leave: string;
}

/** The question itself: own entry `blocks/EntryWarning/EntryWarningDialog`. */
export interface EntryWarningDialogProps {
  /** Pressed "enter": the caller stores the time of it and closes. */
  onEnter: () => void;
  /** Where the form posts "enter" before any script is there: that stores the time of it, and comes back to the page. */
  action: string;
  /** What the form sends along: where to come back to. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Where "leave" leads: away from the site. */
  leaveHref: string;
  labels: EntryWarningLabels;
}

export interface EntryWarningProps {
  /** The page behind the door: it cannot be reached, by pointer, key or screen reader, while the warning is open. */
  children: ReactNode;
  /** The question at the door, an `EntryWarningDialog`. */
  dialog: ReactNode;
  /**
   * Whether it is shown: once for visitors not logged in, not in the installed app and who have not dismissed it (spec
   * section 2). All of that is the caller's to know.
   */
  isOpen: boolean;
  /**
   * Whether this is the page as the server renders it: then a line of script opens the door in the installed app.
   * @default false
   */
  isServed?: boolean | undefined;
  /** The nonce of the document's content security policy, for that line. */
  nonce?: string | undefined;
}
