import type { ReactNode } from 'react';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { Container } from '@velours/ui/primitives/Container';
import { Grid } from '@velours/ui/primitives/Grid';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';

const times = (count: number, part: (index: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, index) => part(index));

/** What takes the place of a page that is on its way, by the path of an entry of the navigation. The progress bar says that it comes. */
export function ComingPage({ path }: { path: string }): ReactNode {
  return (
    <Container isPage>
      {/^\/(members|likes|match-finder)$/.test(path) ? (
        <Grid columns="cards" gap={{ base: 'xs', md: 'sm', lg: 'md' }}>
          {times(10, (index) => (
            <Skeleton key={index} shape="card" />
          ))}
        </Grid>
      ) : (
        <Stack gap="lg">
          {times(6, (index) => (
            <Inline key={index} gap="md">
              <Skeleton shape="avatar" />
              <Skeleton width="medium" />
            </Inline>
          ))}
        </Stack>
      )}
    </Container>
  );
}
