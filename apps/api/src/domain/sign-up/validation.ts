/** The rules of sign-up that a schema cannot say (spec section 5). Each refusal names its field. */
import type { FieldError } from '@velours/openapi/types';
import type { SiteSettings } from '../settings/settings.ts';
import { ageEverywhere } from '../members/age.ts';
import { asRead, isBlank } from '../blank.ts';

/** Nobody alive is older; a date before is a slip of the keyboard. */
const OLDEST = 120;

const ADULT = 18;

/** Refusals for whatever fields are there and readable: called also when the schema refused others. */
export function checkSignUp(body: unknown, settings: SiteSettings, now: number): FieldError[] {
  if (typeof body !== 'object' || body === null) return [];
  const {
    email,
    name,
    date_of_birth: birthDate,
    signup_message: message,
  } = body as Record<string, unknown>;
  return [
    ...(typeof name === 'string' ? checkName(name, typeof email === 'string' ? email : null) : []),
    ...(typeof birthDate === 'string' ? checkBirthDate(birthDate, settings, now) : []),
    ...(typeof message === 'string' ? checkSignUpMessage(message, settings) : []),
  ];
}

/** Turns or breaks the text around it: a list of names, or a sentence with one. */
const TURNING = /[\p{Bidi_Control}\p{Cc}\u2028\u2029]/u;
/** A heap of marks above or below one letter covers the lines around it; a syllable of Burmese has four. */
const HEAPED = /(?:[\p{Mn}\p{Me}]\p{Default_Ignorable_Code_Point}*){5}/u;
/** Comes along where a name is copied, and says nothing about it. */
const AROUND = /^[\s\p{Bidi_Control}]+|[\s\p{Bidi_Control}]+$/gu;

/** A name as it was meant: without the spaces and the marks of direction around it. */
export const nameOf = (name: string): string => name.replace(AROUND, '');

/** Why a name, cut with `nameOf`, cannot be shown among others; null where it can. */
export function unreadable(name: string): 'name_required' | 'name_unreadable' | null {
  if (isBlank(name)) return 'name_required';
  return TURNING.test(name) || HEAPED.test(name) ? 'name_unreadable' : null;
}

/** The profile name can be read, must differ from the e-mail address and must not begin with @. */
export function checkName(name: string, email: string | null): FieldError[] {
  const code = unreadable(nameOf(name));
  if (code !== null) return [{ field: 'name', code }];
  const read = asRead(name);
  if (read.startsWith('@')) return [{ field: 'name', code: 'name_starts_with_at' }];
  if (email !== null && read === asRead(email)) {
    return [{ field: 'name', code: 'name_equals_email' }];
  }
  return [];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the day YYYY-MM-DD exists: 2023-02-29 does not. */
function isCalendarDate(date: string): boolean {
  if (!DATE.test(date)) return false;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

/** The date must exist, and the person be at least the minimum age: never below 18, whatever the setting. */
function checkBirthDate(birthDate: string, settings: SiteSettings, now: number): FieldError[] {
  const field = 'date_of_birth';
  if (!isCalendarDate(birthDate)) return [{ field, code: 'date_invalid' }];
  const age = ageEverywhere(birthDate, now);
  if (age < 0 || age > OLDEST) return [{ field, code: 'date_invalid' }];
  const minimumAge = Math.max(ADULT, settings.minimum_age);
  if (age < minimumAge) return [{ field, code: 'too_young', params: { minimum_age: minimumAge } }];
  return [];
}

/** The first message says something, and is no longer than others may be. */
export function checkSignUpMessage(message: string, settings: SiteSettings): FieldError[] {
  const field = 'signup_message';
  if (isBlank(message)) return [{ field, code: 'required' }];
  const maximum = settings.message_length;
  return [...message].length > maximum ? [{ field, code: 'too_long', params: { maximum } }] : [];
}
