import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { ErrorPage } from '@velours/ui/blocks/ErrorPage';
import { PlainTitle } from './PlainTitle.tsx';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { errorPage } from '../errors/error-page.ts';
import { reloadForChunkFailure } from '../loading/chunk-reload.ts';
import { usePageTexts } from './page-handle.ts';

/** Shown in place of any page that failed or is not there. */
export function ErrorScreen(props: { error: unknown }): ReactNode {
  usePageTexts();
  const t = useTranslate();

  useEffect(() => {
    reloadForChunkFailure(props.error);
  }, [props.error]);

  const { pathname, search } = useLocation();
  const page = errorPage(t, props.error, pathname + search);
  return (
    <Container as="main" id="content" width="md">
      <PlainTitle>{page.title ?? page.message ?? ''}</PlainTitle>
      <ErrorPage
        {...page}
        onRetry={page.retryHref === undefined ? undefined : () => location.reload()}
      />
    </Container>
  );
}
