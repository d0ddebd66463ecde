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
  /** The text, where the caller keeps it. */
  value?: string | undefined;
  /** The text to begin with, where the field keeps it. */
  defaultValue?: string | undefined;
  /** Another code was typed. */
  onChange?: ((value: string) => void) | undefined;
  /** Called with the code, trimmed. Without it the form it stands in is sent with `intent=apply_code`. */
  onApply?: ((code: string) => void) | undefined;
  /** Without it the form it stands in is sent with `intent=remove_code`. */
  onRemove?: (() => void) | undefined;
  /**
   * The field it sends with the form.
   * @default 'discount_code'
   */
  name?: string | undefined;
  /** Its id, where something else points at it. */
  id?: string | undefined;
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
