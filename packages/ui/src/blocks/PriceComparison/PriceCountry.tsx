import { Button } from '../../components/Button/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import type { PriceComparisonProps } from './PriceComparison.types.ts';

type PriceCountryProps = NonNullable<PriceComparisonProps['country']>;

/** The country the prices are for; works without script, and nothing changes before the button is pressed. */
export const PriceCountry = ({
  action,
  name,
  value,
  options,
  label,
  submit,
}: PriceCountryProps) => (
  <form method="get" action={action}>
    <Inline align="end">
      {/* A new answer starts from its own country. */}
      <Select key={value} {...{ name, label, options }} defaultValue={value} />
      <Button type="submit" variant="outline" tone="neutral">
        {submit}
      </Button>
    </Inline>
  </form>
);
