export { IconButton } from './IconButton.tsx';
export type { IconButtonProps } from './IconButton.tsx';
export { IconLink } from './IconLink.tsx';
export type { IconLinkProps } from './IconLink.tsx';
