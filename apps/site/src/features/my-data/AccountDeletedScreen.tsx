import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Container } from '@velours/ui/primitives/Container';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { untilOf } from './mydata-data.ts';
import { useDayFormats } from '../../app/i18n/use-formats.ts';
import { useNow } from '../../app/data/hooks.ts';

/** /account-deleted (spec section 2): that it is done, and until when it can be undone. Nobody is logged in here. */
export function AccountDeletedScreen(): ReactNode {
  const t = useTranslate();
  const formats = useDayFormats();
  const [params] = useSearchParams();
  const until = untilOf(params.get('until'), useNow());
  const box = useArrivalFocus('deleted');
  return (
    <Container width="sm" isPage>
      <div ref={box}>
        <Outcome
          tone="info"
          title={t(($) => $.mydata.deleted.title)}
          facts={
            until === null
              ? []
              : [{ term: t(($) => $.mydata.deleted.until), value: formats.date(until) }]
          }
          actions={
            <Link href="/" appearance="button" variant="outline" tone="neutral">
              {t(($) => $.mydata.deleted.home)}
            </Link>
          }
        >
          {t(($) => $.mydata.deleted.text)}
        </Outcome>
      </div>
    </Container>
  );
}
