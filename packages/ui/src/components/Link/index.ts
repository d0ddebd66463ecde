export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { LinkProvider, useLinkElement } from './LinkElement.tsx';
export type { LinkElementProps, LinkProviderProps } from './LinkElement.tsx';
export { takeOver } from './takeOver.ts';
