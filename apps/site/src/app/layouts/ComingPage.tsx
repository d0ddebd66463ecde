import type { ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '@velours/ui/components/Skeleton';
import { Container } from '@velours/ui/primitives/Container';
import { Grid } from '@velours/ui/primitives/Grid';
import { Stack } from '@velours/ui/primitives/Stack';

/** What takes the place of a page that is on its way, by its path. The progress bar says that it comes. */
export function ComingPage({ path }: { path: string }): ReactNode {
  return <Container isPage>{placesOf(path)}</Container>;
}

function placesOf(path: string): ReactNode {
  if (/^\/(members|likes|match-finder)$/.test(path)) {
    return (
      <Grid columns="cards" gap="sm">
        {several(10, 'card')}
      </Grid>
    );
  }
  if (/^\/(members|likes\/m)\/[^/]+$/.test(path)) {
    return (
      <Grid columns="two" gap="lg">
        <Skeleton shape="photo" />
        <Stack gap="sm">
          <Skeleton shape="control" width="medium" />
          {several(8, 'text')}
        </Stack>
      </Grid>
    );
  }
  return <Stack gap="lg">{several(10, 'control')}</Stack>;
}

const several = (count: number, shape: SkeletonProps['shape']): ReactNode =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} />);
