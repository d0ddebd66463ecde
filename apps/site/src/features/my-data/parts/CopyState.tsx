import type { ReactNode } from 'react';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { OwnCopy } from '../mydata-data.ts';
import { useDayFormats } from '../../../app/i18n/format.ts';

const TONES = { pending: 'info', ready: 'success', expired: 'warning', failed: 'danger' } as const;
const MEGABYTE = 1_000_000;

/** How the newest copy stands; a ready one can be downloaded. */
export function CopyState({ copy }: { copy: NonNullable<OwnCopy['export']> }): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const { status, size, expires_at: until } = copy;
  const isReady = status === 'ready' && size !== null && until !== null;
  return (
    <Outcome
      tone={TONES[status]}
      headingLevel={2}
      title={t(($) => $.mydata.copy.states[status].title)}
      facts={
        isReady
          ? [
              {
                term: t(($) => $.mydata.copy.size),
                value: t(($) => $.mydata.copy.megabytes, {
                  size: formats.number(Math.max(0.1, Math.round((size / MEGABYTE) * 10) / 10)),
                }),
              },
              { term: t(($) => $.mydata.copy.until), value: formats.date(until) },
            ]
          : []
      }
      actions={
        isReady && (
          <Link href="/api/export-file.php" appearance="button">
            {t(($) => $.mydata.copy.download)}
          </Link>
        )
      }
    >
      {t(($) => $.mydata.copy.states[status].text)}
    </Outcome>
  );
}
