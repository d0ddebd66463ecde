/** What the operator sets for direct debits: who collects, how much, and the key that accounts are sealed with. */

export interface DirectDebitSettings {
  /** 32 bytes each, in base64url: the first seals, all open (vault.ts). None in a demo, which makes one of its own. */
  readonly keys: readonly string[];
  /** SEPA creditor identifier. */
  readonly creditorId: string;
  /** Highest sums in cents: of one debit, and of a member's debits in 24 hours and in 30 days. */
  readonly maximum: number;
  readonly maximumPerDay: number;
  readonly maximumPerMonth: number;
}

/** Nobody's: the check digits are right, the number is all zeros. */
const DEMO_CREDITOR = 'NL22ZZZ000000000000';

/** The check of ISO 7064 over country and national part; the business code (three signs) does not count. */
export function isCreditorId(id: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id)) return false;
  const digits = [...`${id.slice(7)}${id.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}

export function directDebitOf(
  text: (name: string) => string | undefined,
  whole: (name: string, fallback: number, from: number, to: number) => number,
  faults: string[],
  inProduction: boolean,
): DirectDebitSettings {
  const keys = text('DIRECT_DEBIT_KEY')
    ?.split(',')
    .map((key) => key.trim());
  if (keys?.some((key) => !/^[A-Za-z0-9_-]{43}$/.test(key)))
    faults.push(
      'DIRECT_DEBIT_KEY must be a key of 32 bytes in base64url, or more with commas between',
    );
  // Random bytes have far more signs than that.
  else if (keys?.some((key) => new Set(key).size < 16)) faults.push('DIRECT_DEBIT_KEY is weak');
  const creditorId = text('DIRECT_DEBIT_CREDITOR_ID') ?? DEMO_CREDITOR;
  if (!isCreditorId(creditorId))
    faults.push('DIRECT_DEBIT_CREDITOR_ID must be a SEPA creditor identifier');
  else if (inProduction && text('DIRECT_DEBIT_CREDITOR_ID') === DEMO_CREDITOR)
    faults.push("DIRECT_DEBIT_CREDITOR_ID must be yours, not the demo's");
  return {
    keys: keys ?? [],
    creditorId,
    maximum: whole('DIRECT_DEBIT_MAX', 15_000, 0, 1_000_000),
    maximumPerDay: whole('DIRECT_DEBIT_MAX_PER_DAY', 15_000, 0, 1_000_000),
    maximumPerMonth: whole('DIRECT_DEBIT_MAX_PER_MONTH', 30_000, 0, 10_000_000),
  };
}
