export { OrderForm } from './OrderForm.tsx';
export { PayPanel } from './PayPanel.tsx';
export type {
  OrderField,
  OrderFormProps,
  OrderIntent,
  OrderValues,
  PayPanelLabels,
  PayPanelProps,
} from './OrderForm.types.ts';
