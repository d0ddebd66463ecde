import { browserLoader } from '../../app/data/browser-loader.ts';
import { leaveDocument } from '../../app/document/leave-document.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { loadAgeCheck, submitAgeCheck } from './age-check.ts';
import type { Route } from './+types/age-check.route.ts';
import { SubmitButton } from '../../app/forms/FormParts.tsx';
import { useEffect } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Form } from '@velours/ui/components/Form';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';

export const loader = serverLoader(loadAgeCheck);
export const clientLoader = browserLoader(loadAgeCheck);
export const action = serverAction(submitAgeCheck);
export const clientAction = browserAction(submitAgeCheck);

export const handle = {
  namespaces: ['agecheck'],
  title: (t) => t(($) => $.agecheck.title),
} satisfies PageHandle;

/** /age-check (B14): what the check is, who makes it and what is kept of it; and its beginning. */
export default function AgeCheckPage({ loaderData: { status, to } }: Route.ComponentProps) {
  const t = useTranslate();
  const form = useForm<never, { url: string }>({ action: '/age-check', hiddenFields: { to } });
  const begun = form.answer?.url;
  useEffect(() => {
    if (begun !== undefined) leaveDocument(begun);
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
          <Inline>
            <Link href={begun} appearance="button">
              {t(($) => $.agecheck.goOn)}
            </Link>
          </Inline>
        )}
      </Stack>
    </Container>
  );
}
