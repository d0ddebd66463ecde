import { BackIcon } from '../../primitives/Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';

export type InstalledBackButtonProps = {
  /**
   * Whether the page stands in the installed app, which has no back button of its own, and has something to go back to. False
   * on the server, which can know neither (spec section 2 names the five pages).
   */
  isShown: boolean;
  /** Where it goes, in words: "Back", "Back to the members". Required: an arrow alone says nothing. */
  label: string;
  /** Goes back in the history. */
  onPress: () => void;
};

/** The way back in the installed app, where the browser's own is missing. */
export const InstalledBackButton = ({ isShown, label, onPress }: InstalledBackButtonProps) =>
  isShown ? (
    <IconButton label={label} onPress={() => onPress()}>
      <BackIcon />
    </IconButton>
  ) : null;
