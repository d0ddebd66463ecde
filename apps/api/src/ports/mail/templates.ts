/**
 * Every mail there is: what it needs, and which of its texts stand where (`locales/<language>/mail.json`, one group a mail with
 * `subject`, `heading`, `body` and `action` at least). A new mail is a line in both, and an example in `examples.ts`.
 */
export type MailTemplate =
  | { readonly name: 'activation'; readonly link: string; readonly count: number }
  | { readonly name: 'alreadyRegistered'; readonly link: string }
  | ({ readonly name: 'withdrawal' } & MoneyMail)
  | ({ readonly name: 'refundFailed' } & MoneyMail)
  /** `who` is a name with its label, where the profile is no person's. */
  | { readonly name: 'message'; readonly link: string; readonly who: string }
  | { readonly name: 'like'; readonly link: string; readonly who: string; readonly count: number }
  | { readonly name: 'match'; readonly link: string; readonly who: string }
  | { readonly name: 'photoApproved'; readonly link: string }
  | { readonly name: 'photoRejected'; readonly link: string; readonly reason: string }
  | { readonly name: 'addressCheck'; readonly link: string };

export type MailName = MailTemplate['name'];

/** A mail about money that goes back. */
interface MoneyMail {
  readonly link: string;
  /** Number of the order. */
  readonly number: string;
  readonly date: string;
  readonly amount: string;
  /** Credits. */
  readonly count: number;
}

export interface Parts {
  /** Paragraphs between the body and the button. */
  readonly more?: readonly string[];
  /** Small print below the button. */
  readonly notes?: readonly string[];
  /** Whether somebody else may have caused it. */
  readonly canIgnore?: boolean;
}

export const PARTS: Readonly<Record<MailName, (say: (key: string) => string) => Parts>> = {
  activation: (say) => ({ notes: [say('expires')], canIgnore: true }),
  alreadyRegistered: (say) => ({ notes: [say('reset')], canIgnore: true }),
  withdrawal: (say) => ({ more: [say('credits'), say('money')] }),
  refundFailed: (say) => ({ more: [say('credits'), say('help')] }),
  message: () => ({}),
  like: () => ({}),
  match: () => ({}),
  photoApproved: () => ({}),
  photoRejected: (say) => ({ more: [say('reason'), say('help')] }),
  addressCheck: () => ({ canIgnore: true }),
};

/** What a member may switch off (spec section 4); all others are about the account itself. */
export const SWITCHABLE: ReadonlySet<MailName> = new Set(['message', 'like', 'match']);
