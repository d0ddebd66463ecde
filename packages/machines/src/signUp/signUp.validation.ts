import type { FieldError } from '../failure/failure.types.ts';
import {
  EMAIL_MAX_LENGTH,
  MAXIMUM_AGE,
  MINIMUM_AGE_FLOOR,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './signUp.constants.ts';

/** The account step as typed. Field names are the contract's. */
export interface SignUpValues {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** YYYY-MM-DD, or whatever was typed. */
  readonly date_of_birth: string;
  /** First message to the member somebody signs up for. */
  readonly signup_message?: string | undefined;
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
  const age = birth === null ? -1 : ageOn(birth, now);
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
