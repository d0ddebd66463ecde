export { PaymentMethodPicker } from './PaymentMethodPicker.tsx';
export type {
  PaymentMethod,
  PaymentMethodKind,
  PaymentMethodPickerProps,
  PaymentMethodsState,
} from './PaymentMethodPicker.types.ts';
