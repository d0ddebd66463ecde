import type { FieldProps } from '../../primitives/FieldFrame/index.ts';
import type { SelectOption } from '../Select/index.ts';

export type ComboBoxProps = FieldProps & {
  /** In the order shown; as Select's, so that one can stand for the other. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen: "All regions". */
  emptyLabel?: string | undefined;
  /** The chosen value, where the caller keeps it; empty for none. */
  value?: string | undefined;
  /** The chosen value to begin with, where the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with the chosen value; empty where the text was taken out. */
  onChange?: ((value: string) => void) | undefined;
  /** All words that it shows or says. */
  labels: {
    /** Name of the button that shows all options. */
    open: string;
    /** Shown where nothing fits what was typed: "No region of this name". */
    noneFound: string;
  };
  /**
   * Takes the focus and opens at once: for a Select that was pressed before this code arrived.
   * @default false
   */
  isDefaultOpen?: boolean | undefined;
};
