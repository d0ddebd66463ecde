import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Grid } from '@velours/ui/primitives/Grid';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { matchesQuery } from './match-queries.ts';
import { searchPath } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { searchOf } from './preferences.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSavePreferences } from './use-save-preferences.ts';
import { MatchPreferences } from './MatchPreferences.tsx';
import { MATCHES_ID, MatchResults } from './MatchResults.tsx';

/** The match finder (spec section 2): whom the member looks for, who fits, and why. */
export function MatchFinderScreen(props: { refused?: RefusedForm | undefined }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { data: found } = useQuery(matchesQuery(useApi()));
  const save = useSavePreferences();
  const [numLeftOut, setNumLeftOut] = useState(0);
  useEffect(() => {
    // The button that was pressed is gone.
    if (numLeftOut > 0) document.getElementById(MATCHES_ID)?.focus();
  }, [numLeftOut]);
  if (!user) return null;

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.matchfinder.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.matchfinder.lead)}</Text>
          <Inline gap="md">
            <Link href="/swipe-game">{t(($) => $.matchfinder.swipe)}</Link>
            {found ? (
              <Link href={searchPath(searchOf(found.preferences, user.profile))}>
                {t(($) => $.matchfinder.search)}
              </Link>
            ) : null}
          </Inline>
        </Stack>
        <Grid columns="sidebar" gap="lg">
          {found ? (
            <MatchPreferences
              // Changed beside the form: its fields begin anew.
              key={numLeftOut}
              preferences={found.preferences}
              save={save}
              refused={props.refused}
            />
          ) : null}
          <MatchResults
            found={found}
            own={user.profile}
            isPending={save.isPending}
            onChange={(preferences) =>
              save.mutate(preferences, { onSuccess: () => setNumLeftOut((count) => count + 1) })
            }
          />
        </Grid>
      </Stack>
    </Container>
  );
}
