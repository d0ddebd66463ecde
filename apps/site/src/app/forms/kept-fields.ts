/**
 * What a member has typed into a form and not sent, as this tab keeps it over a reload: a draft like those of messages, which goes with
 * them when the member logs out.
 */
import { DRAFT_PREFIX } from '../data/stored.ts';

type Fields = Readonly<Record<string, string>>;

/** Whose form, and which. */
export interface KeptForm {
  readonly memberId: string;
  readonly form: string;
}

const keyOf = ({ memberId, form }: KeptForm): string => `${DRAFT_PREFIX}${memberId}-${form}`;

/** Null where nothing is kept, also where the browser forbids it. */
export function readFields(kept: KeptForm): Fields | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(kept)) ?? 'null') as Fields | null;
  } catch {
    return null;
  }
}

/** @param fields null forgets them */
export function keepFields(kept: KeptForm, fields: Fields | null): void {
  try {
    if (fields) sessionStorage.setItem(keyOf(kept), JSON.stringify(fields));
    else sessionStorage.removeItem(keyOf(kept));
  } catch {
    // Nothing is kept.
  }
}
