import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Container } from '@velours/ui/primitives/Container';
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { Banner, StripAction } from '@velours/ui/components/Banner';
import { failureText, type AnyFailure } from '../../app/errors/problem-text.ts';

/** Who is there is being asked: half a second as a rule, so nothing that would flash by. */
export function SessionAsking(): ReactNode {
  const t = useTranslate();
  return (
    <Container as="main" id="content">
      <VisuallyHidden live="polite">{t(($) => $.common.states.loadingPage)}</VisuallyHidden>
    </Container>
  );
}

/** Nobody answers the question who is there. */
export function SessionUnreachable(props: { onRetry: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <Container as="main" id="content" width="md" isPage>
      <EmptyState
        headingLevel={1}
        title={t(($) => $.errors.page.default)}
        action={<Button onPress={props.onRetry}>{t(($) => $.common.actions.tryAgain)}</Button>}
      >
        {t(($) => $.errors.network)}
      </EmptyState>
    </Container>
  );
}

export interface LogOutFailedProps {
  failure: AnyFailure;
  onRetry: () => void;
}

/** A log-out that failed: the member is still logged in, and must know. */
export function LogOutFailed({ failure, onRetry }: LogOutFailedProps): ReactNode {
  const t = useTranslate();
  return (
    <Banner
      layout="strip"
      tone="danger"
      announce="alert"
      actions={<StripAction onPress={onRetry}>{t(($) => $.common.actions.tryAgain)}</StripAction>}
    >
      {t(($) => $.common.nav.account.logOutFailed)}. {failureText(t, failure)}
    </Banner>
  );
}
