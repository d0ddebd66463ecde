import type { ReactNode } from 'react';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';

/** This site takes no sign-ups now, or not this way (spec section 6). */
export function SignUpClosed(): ReactNode {
  const t = useTranslate();
  return (
    <EmptyState
      headingLevel={1}
      title={t(($) => $.signup.closed.title)}
      action={<Link href="/login">{t(($) => $.signup.closed.logIn)}</Link>}
    >
      {t(($) => $.signup.closed.text)}
    </EmptyState>
  );
}
