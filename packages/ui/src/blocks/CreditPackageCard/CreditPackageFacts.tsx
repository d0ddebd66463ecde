import { StatusBadge } from '../../components/StatusBadge/index.ts';
import { TagIcon } from '../../primitives/Icon/index.ts';
import { discount as discountStyle, facts, price as priceStyle } from './CreditPackageCard.css.ts';
import type { CreditPackage } from './CreditPackageCard.types.ts';

/** What is paid, so that it is as large as the credits it buys. */
export const CreditPackagePrice = ({ price }: Pick<CreditPackage, 'price'>) => (
  <span className={priceStyle}>{price}</span>
);

/** What a package's price means: per credit, per message, and which discount is in it. Fits into a label. */
export const CreditPackageFacts = ({
  pricePerCredit,
  messageCost,
  discount,
}: Pick<CreditPackage, 'pricePerCredit' | 'messageCost' | 'discount'>) => (
  <span className={facts}>
    <span>{pricePerCredit}</span>
    <span>{messageCost}</span>
    {discount && (
      <span className={discountStyle}>
        <StatusBadge tone="success" icon={<TagIcon size="sm" />}>
          {discount.label}
        </StatusBadge>
        <span>{discount.regularPrice}</span>
      </span>
    )}
  </span>
);
