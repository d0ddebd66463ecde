import type { FieldProps } from '../../primitives/FieldFrame/index.ts';

/** What kind of method it is, for a mark of our own drawing: no company's stands here. */
export type PaymentMethodKind = 'bank' | 'card' | 'directdebit' | 'wallet' | 'phone' | 'voucher';

export interface PaymentMethod {
  id: string;
  /** As the provider calls it: "iDEAL", "Bank transfer"; a saved one with its end: "Card ending in 4242". */
  name: string;
  kind: PaymentMethodKind;
  /** What it costs on top, always said: "No extra costs", "+ € 0.50" (M01). */
  costs: string;
  /** What else there is to know: "Takes one to two working days", "Saved, valid until 08/27". */
  detail?: string | undefined;
  /**
   * Saved by the member, who may remove it (M04).
   * @default false
   */
  isSaved?: boolean | undefined;
}

/** Where the list of methods is (spec section 4). */
export type PaymentMethodsState = 'ready' | 'loading' | 'failed';

export interface PaymentMethodPickerProps extends Omit<FieldProps, 'isRequired' | 'optionalLabel'> {
  /** Saved ones first. */
  methods: readonly PaymentMethod[];
  /**
   * Where the list of methods is.
   * @default 'ready'
   */
  state?: PaymentMethodsState | undefined;
  /** The chosen method, where the caller keeps it. */
  value?: string | undefined;
  /** The method chosen at the beginning. */
  defaultValue?: string | undefined;
  /** Another method was chosen. */
  onChange?: ((id: string) => void) | undefined;
  /** Removes a saved method; without it none can be removed here. */
  onRemove?: ((id: string) => void) | undefined;
  /** The saved method whose removal is under way. */
  removingId?: string | undefined;
  /** Loads the list again after it failed. */
  onRetry?: (() => void) | undefined;
  /** All words that it shows or says. */
  labels: {
    loading: string;
    /** There is no method for this country and amount, and what to do. */
    empty: string;
    failed: string;
    retry: string;
    /** Names the method: "Remove card ending in 4242". */
    remove: (name: string) => string;
  };
}
