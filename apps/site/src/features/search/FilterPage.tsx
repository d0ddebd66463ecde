import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { readSearchFilter } from '../../app/data/search-filter.ts';
import { Filters } from './Filters.tsx';

/** All filters above the people: where "Filters" leads while no script is there to open the sheet. */
export function FilterPage(): ReactNode {
  const settings = useSettings();
  const [params] = useSearchParams();
  const user = useUser();
  const filter = useMemo(() => readSearchFilter(params, settings, user), [params, settings, user]);
  return (
    <Container width="sm" hasRoomBelow>
      <Filters filter={filter} />
    </Container>
  );
}
