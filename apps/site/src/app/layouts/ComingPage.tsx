import type { ReactNode } from 'react';
import { Skeleton } from '@velours/ui/components/Skeleton';
import { Container } from '@velours/ui/primitives/Container';
import { Grid } from '@velours/ui/primitives/Grid';
import { Stack } from '@velours/ui/primitives/Stack';

/** What takes the place of a page that is on its way, by the path of an entry of the navigation. The progress bar says that it comes. */
export function ComingPage({ path }: { path: string }): ReactNode {
  const isOfPeople = /^\/(members|likes|match-finder)$/.test(path);
  const parts = Array.from({ length: 10 }, (_, index) => (
    <Skeleton key={index} shape={isOfPeople ? 'card' : 'control'} />
  ));
  return (
    <Container isPage>
      {isOfPeople ? (
        <Grid columns="cards" gap="sm">
          {parts}
        </Grid>
      ) : (
        <Stack gap="lg">{parts}</Stack>
      )}
    </Container>
  );
}
