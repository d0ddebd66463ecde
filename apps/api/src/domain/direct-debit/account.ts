/** Bank accounts: an IBAN of SEPA, its bank, and how it is shown (spec section 5). */
import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

export interface Account {
  readonly iban: string;
  /** Where it follows from the IBAN for certain; SEPA needs none (docs/decisions/0013). */
  readonly bic: string | null;
}

/** In the Netherlands an IBAN names its bank by the first four letters of the BIC (Betaalvereniging Nederland). */
const DUTCH_BICS: Readonly<Record<string, string>> = {
  ABNA: 'ABNANL2A',
  ASNB: 'ASNBNL21',
  BUNQ: 'BUNQNL2A',
  INGB: 'INGBNL2A',
  KNAB: 'KNABNL2H',
  RABO: 'RABONL2U',
  RBRB: 'RBRBNL21',
  SNSB: 'SNSBNL2A',
  TRIO: 'TRIONL2U',
};

/** The account as typed, spaces or not; null where its country is not in SEPA or length or check digits (mod 97) are wrong. */
export function readAccount(typed: string): Account | null {
  const iban = electronicFormatIBAN(typed.replaceAll(/\p{Pd}/gu, ''));
  if (iban === null || !isValidIBAN(iban)) return null;
  const { countryCode, bankIdentifier } = extractIBAN(iban);
  if (countryCode === undefined || !isSEPACountry(countryCode)) return null;
  const bic = countryCode === 'NL' ? DUTCH_BICS[bankIdentifier ?? ''] : undefined;
  return { iban, bic: bic ?? null };
}

/** "NL •••• 4300": enough to know one's own by. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;
