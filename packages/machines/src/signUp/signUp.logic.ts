import type { Intent } from '../private/intent.ts';
import type { Resend } from '../private/resend.logic.ts';
import type { SnapshotOf } from '../private/snapshot.ts';
import type { Failure, FieldError } from '../failure/failure.logic.ts';
import { secondsLeft, toResendState } from '../private/resend.logic.ts';
import type { ResendState } from '../private/resend.logic.ts';

/** Nobody younger signs up, whatever the setting says. */
const MINIMUM_AGE_FLOOR = 18;

/** Nobody is older; a birth date before is a slip. */
const MAXIMUM_AGE = 120;

/** Length of a name, a password and an e-mail address, in characters, as in the contract. */
const NAME_MAX_LENGTH = 32;
const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 128;
const EMAIL_MAX_LENGTH = 254;

/** The steps of spec section 2, in order, and the first message. */
export const SIGN_UP_STEPS = [
  'account',
  'photo',
  'firstMessage',
  'location',
  'personalInfo',
  'aboutMe',
  'push',
  'confirmEmail',
] as const;

/** A submit without an answer is tried again this often (spec section 9), ... */
export const SUBMIT_RETRIES = 5;
/** ... first after so many ms, then after twice as many each time. */
export const SUBMIT_RETRY_BASE_MS = 2_000;

/** The steps of spec section 2, and the first message. */
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** Steps of a new member, beside the first message. */
const FIRST_STEPS: readonly SignUpStep[] = ['account', 'photo', 'confirmEmail'];

/** A step after the account that can be saved or skipped. */
export type SignUpOptionalStep = Exclude<SignUpStep, 'account' | 'confirmEmail'>;

/** What a step gives: the contract's fields, or the photo's file. Files are compared by identity. */
export type SignUpStepValues = Readonly<Record<string, unknown>>;

/** Why sign-up is no longer on the screen. */
export type SignUpEnd =
  /** Left by backdrop, Escape or close while nothing was in progress. */
  | 'dismissed'
  /** Left in the middle, and confirmed. */
  | 'abandoned'
  /** The visitor goes to the log-in instead. */
  | 'login'
  /** This site takes no sign-ups (spec section 6). */
  | 'signupClosed'
  /** All steps are done. */
  | 'finished';

/** The account step as typed. Field names are the contract's. */
export interface SignUpValues {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** YYYY-MM-DD, or whatever was typed. */
  readonly date_of_birth: string;
  /** First message to the member somebody signs up for. */
  readonly signup_message?: string | undefined;
  readonly gender?: 'male' | 'female' | undefined;
  readonly looking_for?: 'male' | 'female' | 'any' | undefined;
}

export interface AccountRules {
  /** `settings.minimum_age`; below {@link MINIMUM_AGE_FLOOR} that is used. */
  readonly minimumAge: number;
  /** Ms since 1970. */
  readonly now: number;
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The age from which a member is accepted, never below 18. */
export const effectiveMinimumAge = (setting: number): number =>
  Number.isFinite(setting) ? Math.max(MINIMUM_AGE_FLOOR, Math.ceil(setting)) : MINIMUM_AGE_FLOOR;

/** A day of the calendar written YYYY-MM-DD; null for anything else, the 30th of February included. */
export const parseDate = (text: string): CalendarDate | null => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : null;
};

/** A day begins last at UTC-12: who is of an age there is so wherever they are. The server counts the same. */
const LAST_ZONE_MS = 12 * 3_600_000;

/** Whole years lived on a day, in UTC. Who was born on 29 February is a year older on 1 March. */
export const ageOn = (birth: CalendarDate, now: number): number => {
  const today = new Date(now);
  const month = today.getUTCMonth() + 1;
  const hadBirthday =
    month > birth.month || (month === birth.month && today.getUTCDate() >= birth.day);
  return today.getUTCFullYear() - birth.year - (hadBirthday ? 0 : 1);
};

/** One @, something before it, and a domain of at least two labels. Stricter is only the mail that arrives. */
const EMAIL_SHAPE =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])$/u;

const hasDotsInPlace = (local: string): boolean =>
  !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');

/** Whether a text has the shape of an e-mail address. Blanks around it do not count. */
export const isEmail = (text: string): boolean => {
  const email = text.trim();
  return (
    email.length <= EMAIL_MAX_LENGTH &&
    EMAIL_SHAPE.test(email) &&
    hasDotsInPlace(email.slice(0, email.indexOf('@')))
  );
};

const sameText = (one: string, other: string): boolean =>
  one.trim().normalize('NFKC').toLowerCase() === other.trim().normalize('NFKC').toLowerCase();

/** Characters as a member counts them, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

const emailErrors = ({ email }: SignUpValues): FieldError[] =>
  isEmail(email) ? [] : [{ field: 'email', code: 'email_invalid' }];

/** Control characters cannot be seen, so such a name is none. */
const isUnreadable = (name: string): boolean => name === '' || /\p{Cc}/u.test(name);

const nameErrors = ({ name, email }: SignUpValues): FieldError[] => {
  const own = name.trim();
  if (isUnreadable(own)) return [{ field: 'name', code: 'name_required' }];
  if (own.startsWith('@')) return [{ field: 'name', code: 'name_starts_with_at' }];
  if (sameText(own, email)) return [{ field: 'name', code: 'name_equals_email' }];
  if (lengthOf(own) > NAME_MAX_LENGTH) {
    return [{ field: 'name', code: 'name_too_long', params: { maximum: NAME_MAX_LENGTH } }];
  }
  return [];
};

const passwordErrors = ({ password }: SignUpValues): FieldError[] => {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN_LENGTH) {
    const params = { minimum: PASSWORD_MIN_LENGTH };
    return [{ field: 'password', code: 'password_too_short', params }];
  }
  if (length > PASSWORD_MAX_LENGTH) {
    const params = { maximum: PASSWORD_MAX_LENGTH };
    return [{ field: 'password', code: 'password_too_long', params }];
  }
  return [];
};

const birthDateErrors = (
  { date_of_birth: text }: SignUpValues,
  { minimumAge, now }: AccountRules,
): FieldError[] => {
  const birth = parseDate(text);
  const age = birth === null ? -1 : ageOn(birth, now - LAST_ZONE_MS);
  if (age < 0 || age > MAXIMUM_AGE) return [{ field: 'date_of_birth', code: 'date_invalid' }];
  const minimum = effectiveMinimumAge(minimumAge);
  if (age >= minimum) return [];
  return [{ field: 'date_of_birth', code: 'too_young', params: { minimum_age: minimum } }];
};

/**
 * What is wrong with the account step, in the order of its fields; at most one error a field, with the server's codes
 * (spec section 5). The server checks all of it again.
 */
export const validateAccount = (values: SignUpValues, rules: AccountRules): FieldError[] => [
  ...emailErrors(values),
  ...nameErrors(values),
  ...passwordErrors(values),
  ...birthDateErrors(values, rules),
];

export interface SignUpContext {
  readonly now: () => number;
  readonly newKey: () => string;
  readonly minimumAge: number;
  readonly canPush: boolean;
  readonly canWrite: boolean;
  readonly startsAt: 'account' | 'photo' | 'confirmEmail';
  /** From the first keystroke until the last step: not to be dismissed (spec section 4). */
  readonly isInProgress: boolean;
  readonly values: SignUpValues;
  readonly fieldErrors: readonly FieldError[];
  readonly failure: Failure | null;
  /** The account being made. */
  readonly intent: Intent<SignUpValues> | null;
  /** Tries without an answer since the member last submitted. */
  readonly tries: number;
  readonly isAccountCreated: boolean;
  /** Where the activation mail goes. */
  readonly email: string;
  /** The step being saved. */
  readonly stepIntent: Intent<SignUpStepValues> | null;
  /** What waits for the confirmation: `first_member` and `signup_message`; null where nothing was written. */
  readonly firstMessage: SignUpStepValues | null;
  /** Another activation mail. */
  readonly resend: Resend;
  readonly endedBy: SignUpEnd | null;
}

type Snapshot = SnapshotOf<SignUpContext>;

/** What the step that is shown is doing. */
export type SignUpStatus =
  /** Being filled in. */
  | 'editing'
  /** The account step has errors at its fields. */
  | 'invalid'
  | 'submitting'
  /** No answer came; the same request goes out again by itself. */
  | 'unanswered'
  /** Refused or given up; what was typed is kept. */
  | 'failed'
  | 'saving';

/** Where the request for another activation mail is. */
export type SignUpResendState = ResendState;

/** The path of the state in the flow, `account.editing`, with that of the resend in the last step; null when it is over. */
const flowPath = ({ value }: Snapshot): readonly [string, string] | null => {
  if (typeof value === 'string') return null;
  const { flow, resend } = value.open;
  if (typeof flow === 'string') return [flow, resend];
  const [entry] = Object.entries(flow);
  return entry ? [entry[0], String(entry[1])] : null;
};

/** The step on the screen; null when sign-up is over. */
export const selectStep = (snapshot: Snapshot): SignUpStep | null =>
  (flowPath(snapshot)?.[0] as SignUpStep | undefined) ?? null;

/** The status of the step on the screen; the last step is always being filled in. */
export const selectStatus = (snapshot: Snapshot): SignUpStatus => {
  const path = flowPath(snapshot);
  return path === null || path[0] === 'confirmEmail' ? 'editing' : (path[1] as SignUpStatus);
};

/** Whether the step waits for the server: its fields are locked. */
export const selectIsPending = (snapshot: Snapshot): boolean =>
  ['submitting', 'saving', 'unanswered'].includes(selectStatus(snapshot));

/** Whether a new member is asked for a first message: one that can be paid for, where none was written with the account. */
export const asksForMessage = ({ startsAt, canWrite, values }: SignUpContext): boolean =>
  startsAt === 'account' && canWrite && (values.signup_message ?? '').trim() === '';

/** The steps offered, in order: the short way to a new member, all of the profile's to who comes back to them. */
export const selectSteps = ({ context }: Snapshot): readonly SignUpStep[] =>
  SIGN_UP_STEPS.filter((step) => {
    if (step === 'firstMessage') return asksForMessage(context);
    if (context.startsAt === 'account') return FIRST_STEPS.includes(step);
    return step !== 'account' && (step !== 'push' || context.canPush);
  });

/** The first message that waits for the confirmation: `first_member` and `signup_message`; null where there is none. */
export const selectFirstMessage = ({ context }: Snapshot): SignUpStepValues | null =>
  context.firstMessage;

/** Whether it is in progress: then neither backdrop nor Escape closes it (spec section 4). */
export const selectIsInProgress = ({ context }: Snapshot): boolean => context.isInProgress;

/** Whether it asks "really close?". */
export const selectIsConfirmingClose = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: { closing: 'confirming' } });

/** What was typed in the account step; the password only until the account is made. */
export const selectValues = ({ context }: Snapshot): SignUpValues => context.values;

/** Errors at fields of the step on the screen. */
export const selectFieldErrors = ({ context }: Snapshot): readonly FieldError[] =>
  context.fieldErrors;

/** Why the step, or the request for another mail, failed; null where it did not, or only at its fields. */
export const selectFailure = (snapshot: Snapshot): Failure | null => {
  const { failure, resend } = snapshot.context;
  if (selectStep(snapshot) === 'confirmEmail') return resend.failure;
  const hasFailed = ['failed', 'unanswered'].includes(flowPath(snapshot)?.[1] ?? '');
  return failure !== null && hasFailed && failure.fields.length === 0 ? failure : null;
};

export const selectResendState = (snapshot: Snapshot): SignUpResendState => {
  const [step, state] = flowPath(snapshot) ?? [];
  return step === 'confirmEmail' && state !== undefined
    ? toResendState(state, snapshot.context.resend)
    : 'idle';
};

/** Whether another mail can be asked for now. */
export const selectCanResend = (snapshot: Snapshot): boolean => snapshot.can({ type: 'RESEND' });

/** Whole seconds until another mail can be asked for. */
export const selectResendSeconds = ({ context }: Snapshot): number => secondsLeft(context.resend);

/** The address the activation mail goes to. */
export const selectEmail = ({ context }: Snapshot): string => context.email;

/** What the visitor sees, in a word: `photo.saving`, `account.editing.confirmingClose`; null when it is over. */
export const selectView = (snapshot: Snapshot): string | null => {
  const path = flowPath(snapshot);
  if (path === null) return null;
  const [step, state] = path;
  const resend = selectResendState(snapshot);
  const shown = step === 'confirmEmail' && resend === 'sent' ? 'sent' : state;
  return selectIsConfirmingClose(snapshot) ? 'confirmingClose' : `${step}.${shown}`;
};
