/**
 * Every mail there is: what it needs, and which of its texts stand where (`locales/<language>/mail.json`, one group a mail with
 * `subject`, `heading`, `body` and `action` at least). Mails that share texts are a group, `decision.warning`: what differs stands under
 * the mail's own name, the rest once in the group. A new mail is a line in both, and an example in `examples.ts`.
 */
export type MailTemplate =
  | { readonly name: 'activation'; readonly link: string; readonly count: number }
  | { readonly name: 'alreadyRegistered'; readonly link: string }
  /** `count` is the hours a link works for. */
  | { readonly name: 'passwordReset'; readonly link: string; readonly count: number }
  | { readonly name: 'passwordChanged'; readonly link: string }
  | { readonly name: 'passkeyAdded'; readonly link: string }
  | { readonly name: 'mailChange'; readonly link: string; readonly count: number }
  | { readonly name: 'mailChangeTaken'; readonly link: string }
  | { readonly name: 'mailChangeNotice'; readonly link: string; readonly count: number }
  | { readonly name: 'deletion'; readonly link: string; readonly date: string }
  | { readonly name: 'reactivation'; readonly link: string }
  | { readonly name: 'exportReady'; readonly link: string; readonly date: string }
  /** `until` is the last day to withdraw; `seller` a name and an address, in one line. */
  | ({
      readonly name: 'purchase';
      readonly seller: string;
      readonly until: string;
    } & MoneyMail)
  | ({ readonly name: 'withdrawal' } & MoneyMail)
  | ({ readonly name: 'refundFailed' } & MoneyMail)
  | ({ readonly name: 'paymentFailed' } & MoneyMail)
  | ({ readonly name: 'moneyBack.refund' } & MoneyMail)
  | ({ readonly name: 'moneyBack.chargeback' } & MoneyMail)
  /** `who` is a name with its label, where the profile is no person's. */
  | { readonly name: 'message'; readonly link: string; readonly who: string }
  | { readonly name: 'like'; readonly link: string; readonly who: string; readonly count: number }
  | { readonly name: 'match'; readonly link: string; readonly who: string }
  | { readonly name: 'photoApproved'; readonly link: string }
  | { readonly name: 'photoRejected'; readonly link: string; readonly reason: string }
  | ({ readonly name: 'report.upheld' } & ReportMail)
  | ({ readonly name: 'report.not_upheld' } & ReportMail)
  | ({ readonly name: 'decision.photo_rejected' } & DecisionMail)
  | ({ readonly name: 'decision.message_removed' } & DecisionMail)
  | ({ readonly name: 'decision.warning' } & DecisionMail)
  | ({ readonly name: 'decision.banned' } & DecisionMail)
  /** `reason` is a paragraph of the operator's words. */
  | { readonly name: 'banLifted'; readonly link: string; readonly reason: string }
  | { readonly name: 'addressCheck'; readonly link: string }
  | {
      readonly name: 'complaintReceived';
      readonly link: string;
      readonly reference: string;
      readonly date: string;
    }
  | ({ readonly name: 'complaintAnswered' } & AnswerMail)
  | ({ readonly name: 'objection.granted' } & AnswerMail)
  /** An objection that was granted where nothing can be undone. */
  | ({ readonly name: 'objection.dropped' } & AnswerMail)
  | ({ readonly name: 'objection.refused' } & AnswerMail);

export type MailName = MailTemplate['name'];

/** A mail about money that came or goes back. */
interface MoneyMail {
  readonly link: string;
  /** Number of the order. */
  readonly number: string;
  readonly date: string;
  readonly amount: string;
  /** Credits. */
  readonly count: number;
}

/** What was said to a complaint or an objection, by its reference: `answer` is a paragraph of the mail as it is. */
interface AnswerMail {
  readonly link: string;
  readonly reference: string;
  readonly answer: string;
}

/** A report, by its reference, and why it was decided so. */
interface ReportMail {
  readonly link: string;
  readonly reference: string;
  readonly facts: string;
}

/** A statement of reasons (Digital Services Act, article 17); `rule` is a sentence. */
interface DecisionMail extends ReportMail {
  readonly rule: string;
}

export interface Parts {
  /** Paragraphs between the body and the button. */
  readonly more?: readonly string[];
  /** Small print below the button. */
  readonly notes?: readonly string[];
  /** Whether somebody else may have caused it. */
  readonly canIgnore?: boolean;
}

type PartsOf = (say: (key: string) => string) => Parts;

const reportParts: PartsOf = (say) => ({ more: [say('facts')], notes: [say('other')] });

const moneyBackParts: PartsOf = (say) => ({ more: [say('credits'), say('help')] });

const decisionParts: PartsOf = (say) => ({
  more: [say('rule'), say('facts'), say('person')],
  notes: [say('objection')],
});

export const PARTS: Readonly<Record<MailName, PartsOf>> = {
  activation: (say) => ({ notes: [say('expires')], canIgnore: true }),
  alreadyRegistered: (say) => ({ notes: [say('reset')], canIgnore: true }),
  passwordReset: (say) => ({ notes: [say('expires')], canIgnore: true }),
  passwordChanged: (say) => ({ more: [say('sessions')], notes: [say('you')] }),
  passkeyAdded: (say) => ({ notes: [say('you')] }),
  mailChange: (say) => ({ notes: [say('expires')], canIgnore: true }),
  mailChangeTaken: () => ({ canIgnore: true }),
  mailChangeNotice: (say) => ({ more: [say('undo')], notes: [say('expires')] }),
  deletion: (say) => ({ more: [say('until')], notes: [say('after')] }),
  reactivation: (say) => ({ notes: [say('other')] }),
  exportReady: (say) => ({ more: [say('until')], notes: [say('other')] }),
  purchase: (say) => ({ more: [say('withdraw')], notes: [say('seller')] }),
  withdrawal: (say) => ({ more: [say('credits'), say('money')] }),
  refundFailed: (say) => ({ more: [say('credits'), say('help')] }),
  paymentFailed: (say) => ({ more: [say('help')] }),
  'moneyBack.refund': moneyBackParts,
  'moneyBack.chargeback': moneyBackParts,
  message: () => ({}),
  like: () => ({}),
  match: () => ({}),
  photoApproved: () => ({}),
  photoRejected: (say) => ({ more: [say('reason'), say('help')] }),
  'report.upheld': reportParts,
  'report.not_upheld': reportParts,
  'decision.photo_rejected': decisionParts,
  'decision.message_removed': decisionParts,
  'decision.warning': decisionParts,
  'decision.banned': decisionParts,
  banLifted: (say) => ({ more: [say('reason')] }),
  addressCheck: () => ({ canIgnore: true }),
  complaintReceived: (say) => ({ more: [say('answerBy'), say('keep')] }),
  complaintAnswered: (say) => ({ more: [say('disagree')] }),
  'objection.granted': () => ({}),
  'objection.dropped': () => ({}),
  'objection.refused': (say) => ({ more: [say('court')] }),
};

/** What a member may switch off (spec section 4); all others are about the account itself. */
export const SWITCHABLE: ReadonlySet<MailName> = new Set(['message', 'like', 'match']);
