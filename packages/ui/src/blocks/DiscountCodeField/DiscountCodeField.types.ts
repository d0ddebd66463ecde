/** Where a code is: the words of `refused` say why (M06): not found, already used, expired, minimum order ... */
export type DiscountCodeState =
  | { status: 'idle' | 'checking' }
  | { status: 'refused'; message: string }
  | {
      status: 'applied';
      code: string;
      /** What it does, worked out by the server: "25 % off: − € 2.75". */
      effect: string;
    };

export interface DiscountCodeFieldProps {
  /** What is known of the code. */
  state: DiscountCodeState;
  /** The text to begin with. */
  defaultValue?: string | undefined;
  /** Called with the code, trimmed. Without it the form it stands in is sent with `intent=apply_code`. */
  onApply?: ((code: string) => void) | undefined;
  /** Without it the form it stands in is sent with `intent=remove_code`. */
  onRemove?: (() => void) | undefined;
  /** All words that it shows or says. */
  labels: {
    label: string;
    hint?: string | undefined;
    apply: string;
    checking: string;
    /** Names the code: "Remove code TIMEBONUS25". */
    remove: (code: string) => string;
  };
}
