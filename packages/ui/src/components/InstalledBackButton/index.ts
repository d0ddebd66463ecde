export { InstalledBackButton } from './InstalledBackButton.tsx';
export type { InstalledBackButtonProps } from './InstalledBackButton.tsx';
