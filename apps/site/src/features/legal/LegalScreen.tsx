import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Prose } from '@velours/ui/primitives/Prose';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { legalLanguage, legalQuery } from './legal.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useDayFormats } from '../../app/i18n/use-formats.ts';

/** A legal or help page (V18), in the language of the page as soon as another is chosen. */
export function LegalScreen({ token }: { token: string }): ReactNode {
  const { t, language } = useTexts();
  const days = useDayFormats();
  const wanted = legalLanguage(language, useSettings().us_footer);
  const { data: page } = useQuery({
    ...legalQuery(useApi(), token, wanted),
    placeholderData: keepPreviousData,
  });
  if (!page) return null;
  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {page.title}
          </Heading>
          <Text tone="muted">
            {t(($) => $.common.legal.version, { date: days.date(page.version) })}
          </Text>
        </Stack>
        <Prose html={page.html} />
      </Stack>
    </Container>
  );
}
