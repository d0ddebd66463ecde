import type { RadioCardsProps } from '../../components/RadioCards/index.ts';
import { RadioCards } from '../../components/RadioCards/index.ts';
import type { CreditPackage } from '../CreditPackageCard/index.ts';
import { CreditPackageFacts, CreditPackagePrice } from '../CreditPackageCard/index.ts';
import {
  count as countStyle,
  credits as creditsStyle,
  what as whatStyle,
} from './CreditPackagePicker.css.ts';

export type CreditPackagePickerProps = Omit<RadioCardsProps, 'cards' | 'columns'> & {
  /** In the order of the settings: p0 to p3. */
  packages: readonly CreditPackage[];
};

const Title = ({ messages, credits }: Pick<CreditPackage, 'messages' | 'credits'>) => {
  if (messages === undefined) return credits;
  const [count = '', ...what] = messages.split(' ');
  return (
    <>
      <span className={countStyle}>{count}</span>{' '}
      <span className={whatStyle}>{what.join(' ')}</span>{' '}
      <span className={creditsStyle}>{credits}</span>
    </>
  );
};

/** One of the credit packages (M01) as tiles, counted in messages; native radio buttons. None is chosen for the member. */
export const CreditPackagePicker = ({
  packages,
  name = 'package',
  ...group
}: CreditPackagePickerProps) => (
  <RadioCards
    {...group}
    name={name}
    columns="tiles"
    cards={packages.map((item) => ({
      value: item.id,
      title: <Title {...item} />,
      aside: <CreditPackagePrice price={item.price} />,
      details: <CreditPackageFacts {...item} />,
    }))}
  />
);
