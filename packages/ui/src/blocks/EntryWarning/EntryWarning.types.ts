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

export interface EntryWarningProps {
  /**
   * Whether it is shown: once for visitors not logged in, not in the installed app and who have not dismissed it (spec
   * section 2). All of that is the caller's to know.
   */
  isOpen: boolean;
  /** Pressed "enter": the caller stores the time of it and closes. */
  onEnter: () => void;
  /** Where "leave" leads: away from the site. */
  leaveHref: string;
  /** Links to read before answering: terms, privacy. */
  children?: ReactNode;
  labels: EntryWarningLabels;
}
