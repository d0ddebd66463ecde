import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import type { ProblemCode } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { codeText } from '../../app/errors/problem-text.ts';

export interface DeadLinkProps {
  reason: ProblemCode;
  /** What helps now. */
  text?: string | undefined;
  goOn: { href: string; label: string };
}

/** In the place of a form: the link of the mail does nothing (any more), and what to do instead. */
export function DeadLink({ reason, text, goOn }: DeadLinkProps): ReactNode {
  const t = useTranslate();
  return (
    <Outcome
      tone="warning"
      title={codeText(t, reason)}
      actions={
        <Link href={goOn.href} appearance="button">
          {goOn.label}
        </Link>
      }
    >
      {text}
    </Outcome>
  );
}
