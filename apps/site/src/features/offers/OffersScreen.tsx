import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@velours/ui/components/Button';
import { DataTable } from '@velours/ui/components/DataTable';
import { Link } from '@velours/ui/components/Link';
import { StatusBadge } from '@velours/ui/components/StatusBadge';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useIsServed } from '../../app/loading/parts.tsx';
import {
  beforeOf,
  offerLedgerQuery,
  ownOffersQuery,
  verifyOffers,
  type OfferEntry,
} from './offers.ts';

/** What came of checking the signatures: not asked, not possible in this browser, or whether each holds. */
type Verified = 'unchecked' | 'unsupported' | ReadonlyMap<number, boolean>;

/** /offers (B13): the deadlines that were promised, signed, and public once they are over. */
export function OffersScreen(): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const isMember = useUser() !== null;
  const [params] = useSearchParams();
  const ledger = useQuery(offerLedgerQuery(api, beforeOf(params))).data;
  const own = useQuery({ ...ownOffersQuery(api), enabled: isMember }).data;
  const [verified, setVerified] = useState<Verified>('unchecked');
  const isServed = useIsServed();
  if (!ledger) return null;
  const { public_key: publicKey, offers, next } = ledger;

  const check = async (): Promise<void> => {
    const all = [...(own?.offers ?? []), ...offers];
    setVerified(await verifyOffers(publicKey, all).catch(() => 'unsupported' as const));
  };
  return (
    <Container width="lg" isPage>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1} isFocusable>
            {t(($) => $.offers.title)}
          </Heading>
          <Text>{t(($) => $.offers.lead)}</Text>
        </Stack>
        {isMember && (
          <Stack as="section" gap="md">
            <Heading level={2} size="md">
              {t(($) => $.offers.own.title)}
            </Heading>
            <OfferTable
              caption={t(($) => $.offers.own.title)}
              none={t(($) => $.offers.own.none)}
              offers={own?.offers ?? []}
              verified={verified}
            />
          </Stack>
        )}
        <Stack as="section" gap="md">
          <Heading level={2} size="md">
            {t(($) => $.offers.past.title)}
          </Heading>
          <OfferTable
            caption={t(($) => $.offers.past.title)}
            none={t(($) => $.offers.past.none)}
            offers={offers}
            verified={verified}
          />
          {next !== null && (
            <div>
              <Link href={`/offers?before=${next}`}>{t(($) => $.offers.past.older)}</Link>
            </div>
          )}
        </Stack>
        <Stack as="section" gap="md">
          <Heading level={2} size="md">
            {t(($) => $.offers.check.title)}
          </Heading>
          <Text>{t(($) => $.offers.check.how)}</Text>
          <Text>
            {t(($) => $.offers.check.key)} <code>{publicKey}</code>
          </Text>
          {!isServed && (
            <div>
              <Button variant="outline" tone="neutral" onPress={() => void check()}>
                {t(($) => $.offers.check.submit)}
              </Button>
            </div>
          )}
          <Text role="status">
            {resultOf(
              verified,
              t(($) => $.offers.check),
            )}
          </Text>
        </Stack>
      </Stack>
    </Container>
  );
}

/** What came of it, in a sentence. */
function resultOf(
  verified: Verified,
  words: { allHold: string; someBroken: string; unsupported: string },
): string {
  if (verified === 'unchecked') return '';
  if (verified === 'unsupported') return words.unsupported;
  return [...verified.values()].every(Boolean) ? words.allHold : words.someBroken;
}

function OfferTable(props: {
  caption: string;
  none: string;
  offers: readonly OfferEntry[];
  verified: Verified;
}): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const { caption, none, offers, verified } = props;
  if (offers.length === 0) return <Text tone="muted">{none}</Text>;
  const at = (time: string): ReactNode => (
    <time dateTime={time}>
      {formats.date(time)}, {formats.time(time)}
    </time>
  );
  const badge = (number: number): ReactNode => {
    const holds = verified instanceof Map ? verified.get(number) : undefined;
    if (holds === undefined) return t(($) => $.offers.signature.unchecked);
    return holds ? (
      <StatusBadge tone="success">{t(($) => $.offers.signature.holds)}</StatusBadge>
    ) : (
      <StatusBadge tone="danger">{t(($) => $.offers.signature.broken)}</StatusBadge>
    );
  };
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rowHeader="offer"
      columns={[
        { id: 'offer', header: t(($) => $.offers.columns.offer) },
        { id: 'when', header: t(($) => $.offers.columns.when) },
        { id: 'signature', header: t(($) => $.offers.columns.signature) },
      ]}
      rows={offers.map((offer) => ({
        id: String(offer.number),
        cells: {
          offer: `${offer.number} · ${t(($) => $.offers.off, {
            share: formats.percent(offer.percentage / 100),
            code: offer.code,
          })}`,
          when: (
            <>
              {at(offer.starts_at)} – {at(offer.ends_at)}
            </>
          ),
          signature: badge(offer.number),
        },
      }))}
    />
  );
}
