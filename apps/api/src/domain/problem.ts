/** Problem details (RFC 9457): the one way a call is refused. Throw `problem(...)` from anywhere in a handler or domain. */

import type { FieldCode, FieldError, Problem, ProblemCode } from '@velours/openapi/types';

/** What a problem says beyond its code. */
export type ProblemExtras = Partial<
  Pick<Problem, 'detail' | 'authentication_required' | 'retry_after_minutes' | 'params' | 'errors'>
>;

/** Status and English title of every code of the contract. */
export const PROBLEMS: Readonly<Record<ProblemCode, readonly [status: number, title: string]>> = {
  account_deleted: [403, 'The account is deleted'],
  activation_link_expired: [410, 'The activation link has expired'],
  activation_link_invalid: [404, 'No such activation link'],
  activation_link_used: [410, 'The activation link was used already'],
  already_confirmed: [409, 'The e-mail address is confirmed already'],
  already_logged_in: [403, 'A logged-in member cannot sign up'],
  amount_changed: [409, 'Another amount comes back now'],
  banned: [403, 'The account is blocked'],
  decision_not_found: [404, 'No such decision'],
  not_banned: [403, 'The account is not blocked'],
  objection_made: [409, 'The decision was objected to before'],
  objection_over: [410, 'The time to object has passed'],
  authentication_required: [403, 'Logging in is required'],
  code_expired: [422, 'The code holds no longer'],
  code_invalid: [422, 'The code is wrong'],
  confirmation_expired: [410, 'The confirmation holds no longer'],
  conversation_limit_reached: [403, 'No more conversations can be started'],
  conversation_not_found: [404, 'No such conversation'],
  cross_site_refused: [403, 'Only the site itself may call this'],
  direct_debit_limit_reached: [403, 'The limit of direct debits is reached'],
  discount_country: [422, 'The discount code is for another country'],
  discount_expired: [410, 'The discount is over'],
  discount_member: [422, 'The discount code is not for this member'],
  discount_method: [422, 'The discount code is not for this payment method'],
  discount_minimum: [422, 'The order is too small for this discount code'],
  discount_not_found: [404, 'No discount'],
  discount_used: [409, 'The discount code was used before'],
  // Never answered here: it would tell who uses an adult site (spec section 8 has it, and other servers may).
  email_not_found: [404, 'No account with this address'],
  email_not_confirmed: [403, 'The e-mail address is not confirmed yet'],
  email_taken: [409, 'The address belongs to another account now'],
  export_not_found: [404, 'No copy of the data'],
  export_recent: [409, 'A copy was asked for within the last day'],
  geocode_not_found: [404, 'No served place there'],
  iban_blocked: [403, 'The account is blocked for direct debits'],
  idempotency_in_progress: [409, 'The first call with this key is still running'],
  idempotency_key_required: [400, 'A write needs an Idempotency-Key header'],
  idempotency_key_reused: [422, 'The key was used with another payload'],
  insufficient_credits: [402, 'Not enough credits for this message'],
  internal_error: [500, 'Something went wrong on the server'],
  link_expired: [410, 'The link has expired'],
  link_invalid: [404, 'No such link'],
  link_used: [410, 'The link was used before'],
  login_failed: [401, 'Log-in failed'],
  malformed_request: [400, 'The request cannot be read'],
  member_not_found: [404, 'No such member'],
  message_empty: [422, 'The message is empty'],
  message_too_long: [422, 'The message is too long'],
  method_not_allowed: [405, 'The method is not allowed here'],
  not_found: [404, 'Nothing is here'],
  order_not_found: [404, 'No such order'],
  order_not_open: [409, 'The order is not open any more'],
  payload_too_large: [413, 'The request is too large'],
  payment_method_not_found: [404, 'No such saved payment method'],
  phone_blocked: [403, 'The phone number is blocked for direct debits'],
  photo_empty: [422, 'The file is empty'],
  photo_heic: [415, 'HEIC photos are not accepted'],
  photo_limit_reached: [422, 'No more photos can be added'],
  photo_not_an_image: [415, 'The file is no image'],
  photo_not_found: [404, 'No such photo'],
  photo_too_large: [413, 'The photo is too large'],
  photo_too_many_pixels: [422, 'The photo has too many pixels'],
  photo_too_small: [422, 'The photo is too small'],
  photo_type_refused: [415, 'Only JPEG, PNG, WebP and AVIF photos are accepted'],
  photo_unreadable: [422, 'The photo cannot be read'],
  photos_changed: [409, 'The photos are others now'],
  price_changed: [409, 'The price is another one now'],
  profile_changed: [409, 'The profile was changed elsewhere'],
  report_target_not_found: [404, 'Nothing to report there'],
  service_unavailable: [503, 'The service is not available now'],
  signup_closed: [403, 'Sign-up is closed for this visitor'],
  swipe_limit_reached: [403, 'No more likes in the swipe game today'],
  too_many_attempts: [429, 'Too many attempts'],
  too_many_codes: [429, 'Too many codes'],
  too_many_mails: [429, 'Too many mails'],
  too_many_requests: [429, 'Too many requests'],
  unsupported_media_type: [415, 'The content type is not supported'],
  validation_failed: [422, 'Some fields were refused'],
  withdrawal_done: [409, 'The member has withdrawn from this order already'],
  withdrawal_nothing: [409, 'No unused credits of this order are left'],
  withdrawal_over: [410, 'The time to withdraw has passed'],
};

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    super(PROBLEMS[code][1]);
    this.code = code;
    this.status = PROBLEMS[code][0];
    this.extras = extras;
  }
}

/** `throw problem('member_not_found')`. */
export const problem = (code: ProblemCode, extras?: ProblemExtras): ProblemError =>
  new ProblemError(code, extras);

/** `throw fieldProblem('name', 'name_required')`: 422 `validation_failed` with one refused field. */
export const fieldProblem = (field: string, code: FieldCode, params?: FieldError['params']) =>
  problem('validation_failed', { errors: [{ field, code, ...(params && { params }) }] });

export function problemBody(error: ProblemError): Problem {
  return {
    type: `urn:velours:problem:${error.code}`,
    title: PROBLEMS[error.code][1],
    status: error.status,
    code: error.code,
    ...(error.code === 'authentication_required' && { authentication_required: true }),
    ...error.extras,
  };
}
