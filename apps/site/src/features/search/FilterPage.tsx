import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '@velours/ui/components/Card';
import { useSettings } from '../../app/data/hooks.ts';
import { readSearchFilter } from '../../app/data/search-filter.ts';
import { Filters } from './Filters.tsx';

/** All filters above the people: where "Filters" leads while no script is there to open the sheet. */
export function FilterPage(): ReactNode {
  const settings = useSettings();
  const [params] = useSearchParams();
  const filter = useMemo(() => readSearchFilter(params, settings), [params, settings]);
  return (
    <Card>
      <Filters filter={filter} />
    </Card>
  );
}
