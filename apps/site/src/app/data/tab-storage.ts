/** What this tab keeps of a page over a reload, until the tab is closed. */
import { DRAFT_PREFIX } from './local-storage.ts';

/** Null where nothing is kept, or what is no JSON, also where the browser forbids it. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser may forbid storage, or it is full: then nothing is kept. @param value null forgets it */
export function keep(name: string, value: object | null): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify(value));
    else sessionStorage.removeItem(name);
  } catch {
    // As if it had never been kept.
  }
}

type Fields = Readonly<Record<string, string>>;

/** Whose form, and which. */
export interface KeptForm {
  readonly memberId: string;
  readonly form: string;
}

/** What a member has typed and not sent is a draft like those of messages: it goes with them when the member logs out. */
const nameOf = ({ memberId, form }: KeptForm): string => `${DRAFT_PREFIX}${memberId}-${form}`;

export const readFields = (kept: KeptForm): Fields | null =>
  readKept(nameOf(kept)) as Fields | null;

/** @param fields null forgets them */
export const keepFields = (kept: KeptForm, fields: Fields | null): void =>
  keep(nameOf(kept), fields);

/** The conversation that a purchase interrupted. */
export interface WayBack {
  href: string;
  /** Of the other member. */
  name: string;
  /** Whose way it is. */
  memberId: string | undefined;
}

export const WAY_BACK_KEY = 'way-back';

/** Keeps where a member goes back to once they have credits; the browser may forbid it, then the page of messages is the way. */
export const keepWayBack = (wayBack: WayBack | null): void => keep(WAY_BACK_KEY, wayBack);
