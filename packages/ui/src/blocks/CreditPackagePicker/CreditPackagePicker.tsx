import type { RadioCardsProps } from '../../components/RadioCards/index.ts';
import { RadioCards } from '../../components/RadioCards/index.ts';
import type { CreditPackage } from '../CreditPackageCard/index.ts';
import { CreditPackageFacts, CreditPackagePrice } from '../CreditPackageCard/index.ts';

export type CreditPackagePickerProps = Omit<RadioCardsProps, 'cards' | 'columns'> & {
  /** In the order of the settings: p0 to p3. */
  packages: readonly CreditPackage[];
};

/** One of the credit packages (M01), as native radio buttons. None is chosen for the member. */
export const CreditPackagePicker = ({
  packages,
  name = 'package',
  ...group
}: CreditPackagePickerProps) => (
  <RadioCards
    {...group}
    name={name}
    columns="fit"
    cards={packages.map((item) => ({
      value: item.id,
      title: item.credits,
      aside: <CreditPackagePrice price={item.price} />,
      details: <CreditPackageFacts {...item} />,
    }))}
  />
);
