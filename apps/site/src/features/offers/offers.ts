import { queryOptions } from '@tanstack/react-query';
import { answer, type Api, type Schemas } from '../../app/data/api.ts';
import type { LoadPage } from '../../app/data/page-data.ts';

export type OfferEntry = Schemas['OfferEntry'];

/** Offers that are over, from a number down. */
export const offerLedgerQuery = (api: Api, before: number | undefined) =>
  queryOptions({
    queryKey: ['offers', before ?? null],
    queryFn: () =>
      answer(
        api.GET('/api/offers.php', { params: { query: before === undefined ? {} : { before } } }),
      ),
  });

/** The offers that were made to the member; they belong to the member, so the key begins as theirs do. */
export const ownOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'offers'],
    queryFn: () => answer(api.GET('/api/own-offers.php')),
  });

/** `?before=` of the address; what is no number of the ledger is left out. */
export function beforeOf(params: URLSearchParams): number | undefined {
  const before = Number(params.get('before'));
  return Number.isSafeInteger(before) && before > 0 ? before : undefined;
}

/** /offers: for everybody; a member sees their own besides. */
export const loadOffers: LoadPage = async ({ api, queryClient, url, user }) => {
  const member = await user();
  await Promise.all([
    queryClient.ensureQueryData(offerLedgerQuery(api, beforeOf(url.searchParams))),
    member ? queryClient.ensureQueryData(ownOffersQuery(api)) : undefined,
  ]);
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );

/** What the server signed, as the contract tells it. */
const statementOf = ({ number, domain, code, percentage, starts_at, ends_at }: OfferEntry) =>
  [`velours offer ${number}`, domain, code, percentage, starts_at, ends_at].join('\n');

/**
 * Whether each entry is what was signed, by its number: in the browser, with nothing but the public key.
 * @throws DOMException `NotSupportedError` where the browser has no Ed25519
 */
export async function verifyOffers(
  publicKey: string,
  entries: readonly OfferEntry[],
): Promise<ReadonlyMap<number, boolean>> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  const verified = await Promise.all(
    entries.map(async (entry) => {
      const statement = new TextEncoder().encode(statementOf(entry));
      const holds = await subtle.verify('Ed25519', key, bytesOf(entry.signature), statement);
      return [entry.number, holds] as const;
    }),
  );
  return new Map(verified);
}
