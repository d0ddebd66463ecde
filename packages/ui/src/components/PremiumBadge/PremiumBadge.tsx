import { PremiumIcon } from '../../primitives/Icon/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';

export type PremiumBadgeProps = {
  /** The word for it in the reader's language: "Premium". */
  label: string;
};

/** Says that a member, a feature or a package is premium: by a word and an icon, in the colour kept for what costs money. */
export const PremiumBadge = ({ label }: PremiumBadgeProps) => (
  <StatusBadge tone="premium" icon={<PremiumIcon size="sm" />}>
    {label}
  </StatusBadge>
);
