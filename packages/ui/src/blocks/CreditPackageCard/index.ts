export { CreditPackageCard } from './CreditPackageCard.tsx';
export { CreditPackageFacts, CreditPackagePrice } from './CreditPackageFacts.tsx';
export type { CreditPackage, CreditPackageCardProps } from './CreditPackageCard.types.ts';
