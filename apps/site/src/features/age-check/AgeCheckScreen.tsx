import { SubmitButton } from '../../app/forms/FormParts.tsx';
import { useEffect, type ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Form } from '@velours/ui/components/Form';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { AgeCheckFacts } from './age-check.ts';

/** /age-check (B14): what the check is, who makes it and what is kept of it; and its beginning. */
export function AgeCheckScreen({ status, to }: AgeCheckFacts): ReactNode {
  const t = useTranslate();
  const form = useForm<never, { url: string }>({ action: '/age-check', hiddenFields: { to } });
  const begun = form.answer?.url;
  useEffect(() => {
    if (begun !== undefined) location.assign(begun);
  }, [begun]);
  return (
    <Container width="sm" isPage>
      <Stack gap="lg">
        <Heading level={1} isFocusable>
          {t(($) => $.agecheck.title)}
        </Heading>
        {status === 'failed' && <Banner tone="warning">{t(($) => $.agecheck.failed)}</Banner>}
        {status === 'checking' && (
          <Banner tone="info">
            {t(($) => $.agecheck.checking)}{' '}
            <Link href={`/age-check?${new URLSearchParams({ to })}`}>
              {t(($) => $.agecheck.lookAgain)}
            </Link>
          </Banner>
        )}
        <Stack gap="sm">
          <Text size="lg">{t(($) => $.agecheck.lead)}</Text>
          <Text>{t(($) => $.agecheck.how)}</Text>
          <Text tone="muted">{t(($) => $.agecheck.kept)}</Text>
        </Stack>
        {begun === undefined ? (
          <Form {...form.props}>
            <SubmitButton isPending={form.isPending} pendingLabel={t(($) => $.agecheck.pending)}>
              {status === 'failed' ? t(($) => $.agecheck.again) : t(($) => $.agecheck.begin)}
            </SubmitButton>
          </Form>
        ) : (
          <div>
            <Link href={begun} appearance="button">
              {t(($) => $.agecheck.goOn)}
            </Link>
          </div>
        )}
      </Stack>
    </Container>
  );
}
