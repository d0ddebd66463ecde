export { Form, textOf } from './Form.tsx';
export type { FormErrors, FormProps } from './Form.tsx';
export { useFields } from './useFields.ts';
