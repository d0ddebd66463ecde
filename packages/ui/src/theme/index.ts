export { roleNames, vars } from './contract.css.ts';
export { layer } from './layers.css.ts';
export {
  breakpoints,
  containerWidth,
  dialogWidth,
  duration,
  easing,
  elevation,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radiusFull,
  size,
  space,
  toastMaxWidth,
} from './scales.ts';
