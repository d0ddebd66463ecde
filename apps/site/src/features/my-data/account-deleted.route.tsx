import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadAccountDeleted, untilOf } from './my-data.ts';
import { lastDayBefore } from '../../app/i18n/last-day.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Container } from '@velours/ui/primitives/Container';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useNow } from '../../app/data/hooks.ts';

export const loader = serverLoader(loadAccountDeleted);
export const clientLoader = browserLoader(loadAccountDeleted);

export const handle = {
  namespaces: ['mydata'],
  title: (t) => t(($) => $.mydata.deleted.title),
} satisfies PageHandle;

/** /account-deleted (spec section 2): that it is done, and until when it can be undone. Nobody is logged in here. */
export default function AccountDeletedPage(): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const [params] = useSearchParams();
  const until = untilOf(params.get('until'), useNow());
  const box = useArrivalFocus('deleted');
  return (
    <Container width="sm" isPage ref={box}>
      <Outcome
        tone="info"
        title={t(($) => $.mydata.deleted.title)}
        facts={
          until === null
            ? []
            : [
                {
                  term: t(($) => $.mydata.deleted.until),
                  value: formats.date(lastDayBefore(until)),
                },
              ]
        }
        actions={
          <Link href="/" appearance="button" variant="outline" tone="neutral">
            {t(($) => $.mydata.deleted.home)}
          </Link>
        }
      >
        {t(($) => $.mydata.deleted.text)}
      </Outcome>
    </Container>
  );
}
