export { Button } from './Button.tsx';
export type { ButtonProps, ButtonTone } from './Button.tsx';
