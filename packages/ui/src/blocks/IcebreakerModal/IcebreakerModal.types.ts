import type { KindBadgeProps } from '../../components/KindBadge/index.ts';

export interface IcebreakerMember {
  name: string;
  /** The small picture; null where there is none to show. */
  photo: string | null;
  kind: KindBadgeProps['kind'];
  /** The site's word for a profile that is no real member's. */
  kindLabel: string;
}

export interface IcebreakerModalLabels {
  /** "Say hello to Anna". */
  title: string;
  /** What a press does: "Choose a line to begin with. It goes into the message field; nothing is sent yet." */
  lead: string;
  /** Names the list: "First lines". */
  list: string;
  /** "Write something of my own". */
  own: string;
  close: string;
}

export interface IcebreakerModalProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Closed by cross, Escape, backdrop, or to write something of one's own. */
  onClose: () => void;
  /** Who is to be written to. */
  member: IcebreakerMember;
  /** A few first lines, in the member's language; they must differ. */
  lines: readonly string[];
  /** Called with the chosen line, for the composer's field. It is never sent from here. */
  onChoose: (line: string) => void;
  /** All words that it shows or says. */
  labels: IcebreakerModalLabels;
}
