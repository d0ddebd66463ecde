import type { BubbleMessage } from '@velours/ui/blocks/MessageBubble';
import type { Translate } from '../../../app/i18n/texts.ts';

/** What in a message leads out of the site: addresses of websites, telephone numbers, e-mail addresses, bank accounts. */
export type ContactKind = 'iban' | 'email' | 'phone' | 'link';

export interface Contact {
  readonly kind: ContactKind;
  /** As it stands in the text. */
  readonly text: string;
  /** Where it begins. */
  readonly at: number;
}

export interface Link extends Contact {
  /** Where it leads. */
  readonly href: string;
  /** The domain as the browser knows it: what only looks like letters of ours shows as what it is. */
  readonly domain: string;
}

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,}/gu;
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]){11,30}\b/giu;
/** With its scheme, by "www.", or a name with one of the endings that are common in messages. */
const LINK =
  /\bhttps?:\/\/[^\s<>"“”«»]+|\bwww\.[\p{L}\d-]+\.[^\s<>"“”«»]+|(?<![@\p{L}\d._%+-])(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|io|me|app|xyz|online|site|shop|link|live|eu|nl|be|de|at|ch|fr|es|it|pt|pl|dk|se|no|fi|uk|us|ru|cn|tk|ly|gg|to)\b(?!@)(?:\/[^\s<>"“”«»]*)?/giu;
const PHONE = /(?<![\p{L}\d.,])(?:\+|00|0)(?:[ ()./-]{0,2}\d){8,14}(?![\p{L}\d])/gu;
/** Ends a sentence, and no address. */
const TAIL = /[.,;:!?'’)\]}]$/u;

/** Without what follows it in a sentence: a bracket that is opened in the address is closed in it. */
function addressIn(text: string): string {
  const isWhole =
    !TAIL.test(text) || (text.endsWith(')') && text.split('(').length >= text.split(')').length);
  return isWhole ? text : addressIn(text.slice(0, -1));
}

/** Whether the check digits are those of a bank account (ISO 13616): most words that look like one are none. */
function isIban(text: string): boolean {
  const bare = text.replaceAll(/[ -]/g, '').toUpperCase();
  if (bare.length < 15 || bare.length > 34) return false;
  let rest = 0;
  for (const character of bare.slice(4) + bare.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36))) {
      rest = (rest * 10 + Number(digit)) % 97;
    }
  }
  return rest === 1;
}

/** The account in what looks like one: the words after it may look like more of it. */
function ibanIn(text: string): string | null {
  for (let end = text.length; end >= 15; end -= 1) {
    if (/[ -]/.test(text[end - 1] ?? '')) continue;
    if (isIban(text.slice(0, end))) return text.slice(0, end);
  }
  return null;
}

/** A date or a sum is written with the same signs. */
const isPhone = (text: string): boolean => !/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(text.trim());

function linkOf(text: string, at: number): Link | null {
  const href = /^https?:/iu.test(text) ? text : `https://${text}`;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url?.hostname.includes('.')) return null;
  return { kind: 'link', text, at, href: url.href, domain: url.hostname };
}

/** All of them, in the order of the text; none stands within another. */
export function contactsIn(text: string): readonly (Contact | Link)[] {
  const found: (Contact | Link)[] = [];
  const put = (contact: Contact | Link | null): void => {
    if (!contact) return;
    const end = contact.at + contact.text.length;
    const isFree = found.every(
      (other) => end <= other.at || contact.at >= other.at + other.text.length,
    );
    if (isFree) found.push(contact);
  };
  for (const { 0: match, index: at } of text.matchAll(IBAN)) {
    const iban = ibanIn(match);
    if (iban) put({ kind: 'iban', text: iban, at });
  }
  for (const { 0: match, index: at } of text.matchAll(LINK)) put(linkOf(addressIn(match), at));
  for (const { 0: match, index: at } of text.matchAll(EMAIL))
    put({ kind: 'email', text: match, at });
  for (const { 0: match, index: at } of text.matchAll(PHONE)) {
    if (isPhone(match)) put({ kind: 'phone', text: match, at });
  }
  return found.toSorted((one, other) => one.at - other.at);
}

const WEIGHT: readonly ContactKind[] = ['iban', 'phone', 'email', 'link'];

/** The one that matters most, for a notice that names one. */
export function weightiest(contacts: readonly (Contact | Link)[]): Contact | Link | undefined {
  return contacts.toSorted(
    (one, other) => WEIGHT.indexOf(one.kind) - WEIGHT.indexOf(other.kind),
  )[0];
}

/** What in a received message leads out of the site; nothing in almost all of them. @param name - Who wrote it, where one is to be warned of them */
function receivedContacts(
  t: Translate,
  text: string,
  name: string | undefined,
): Pick<BubbleMessage, 'links' | 'warning'> {
  const contacts = contactsIn(text);
  const links = contacts.filter((contact) => contact.kind === 'link');
  const worst = weightiest(contacts);
  return {
    ...(links.length > 0 ? { links: links as Link[] } : {}),
    ...(worst && name !== undefined
      ? {
          warning: t(($) => $.chat.received[worst.kind], {
            name,
            domain: 'domain' in worst ? worst.domain : '',
          }),
        }
      : {}),
  };
}

/** What is in a text that leads out of the site, before it is sent; undefined where nothing is. */
function sharingWarning(t: Translate, text: string): string | undefined {
  const kind = weightiest(contactsIn(text).filter((contact) => contact.kind !== 'link'))?.kind;
  return kind === undefined || kind === 'link' ? undefined : t(($) => $.chat.sharing[kind]);
}

/** What finds them and says so, as it is handed on where it is fetched. */
export const contactFinder = { receivedContacts, sharingWarning };

export type ContactFinder = typeof contactFinder;
