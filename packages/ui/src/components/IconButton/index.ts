export { IconButton, IconLink } from './IconButton.tsx';
export type { IconButtonProps, IconLinkProps } from './IconButton.tsx';
