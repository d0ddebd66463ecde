// Generated from openapi/. Do not edit: npm run generate -w @velours/openapi

/**
 * Every problem the servers answer with. Maps one to one to the locale key `errors:codes.<code>`.
 */
export const problemCodes = [
  'account_deleted',
  'activation_link_expired',
  'activation_link_invalid',
  'activation_link_used',
  'already_confirmed',
  'already_logged_in',
  'amount_changed',
  'authentication_required',
  'banned',
  'code_expired',
  'code_invalid',
  'confirmation_expired',
  'conversation_limit_reached',
  'conversation_not_found',
  'cross_site_refused',
  'decision_not_found',
  'direct_debit_limit_reached',
  'discount_country',
  'discount_expired',
  'discount_member',
  'discount_method',
  'discount_minimum',
  'discount_not_found',
  'discount_used',
  'email_not_confirmed',
  'email_not_found',
  'email_taken',
  'export_not_found',
  'export_recent',
  'geocode_not_found',
  'iban_blocked',
  'idempotency_in_progress',
  'idempotency_key_required',
  'idempotency_key_reused',
  'insufficient_credits',
  'internal_error',
  'link_expired',
  'link_invalid',
  'link_used',
  'login_failed',
  'malformed_request',
  'member_not_found',
  'message_empty',
  'message_too_long',
  'method_not_allowed',
  'not_banned',
  'not_found',
  'objection_made',
  'objection_over',
  'order_not_found',
  'order_not_open',
  'payload_too_large',
  'payment_method_not_found',
  'phone_blocked',
  'photo_empty',
  'photo_heic',
  'photo_limit_reached',
  'photo_not_an_image',
  'photo_not_found',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_too_small',
  'photo_type_refused',
  'photo_unreadable',
  'photos_changed',
  'price_changed',
  'profile_changed',
  'report_target_not_found',
  'service_unavailable',
  'signup_closed',
  'swipe_limit_reached',
  'too_many_attempts',
  'too_many_codes',
  'too_many_mails',
  'too_many_requests',
  'unsupported_media_type',
  'validation_failed',
  'withdrawal_done',
  'withdrawal_nothing',
  'withdrawal_over',
] as const;

/**
 * What is wrong with one field, in `errors` of a `validation_failed` problem. Maps one to one to the locale
 * key `errors:codes.<code>`. The last six are for fields without a code of their own.
 */
export const fieldCodes = [
  'email_invalid',
  'name_required',
  'name_equals_email',
  'name_starts_with_at',
  'name_too_long',
  'email_unchanged',
  'password_wrong',
  'password_too_short',
  'password_too_long',
  'date_invalid',
  'too_young',
  'required',
  'invalid',
  'too_short',
  'too_long',
  'out_of_range',
  'unknown_field',
] as const;

/**
 * A language of the site (spec section 1); `en-US` is the US privacy variant.
 */
export const languages = [
  'da',
  'de',
  'en',
  'en-US',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'sv',
] as const;

/**
 * A country the site serves, ISO 3166-1 alpha-2.
 */
export const countries = [
  'NL',
  'BE',
  'DE',
  'AT',
  'CH',
  'DK',
  'SE',
  'NO',
  'FI',
  'FR',
  'ES',
  'IT',
  'PL',
  'GB',
  'IE',
  'US',
] as const;

/**
 * Gender (spec section 3).
 */
export const genders = [
  'male',
  'female',
] as const;

/**
 * Sexuality (spec section 3).
 */
export const sexualities = [
  'hetero',
  'gay',
  'lesbian',
  'bi',
] as const;

/**
 * What the member is here for.
 */
export const reasons = [
  'chat',
  'dating',
  'relationship',
  'casual',
  'friendship',
] as const;

/**
 * Tattoos.
 */
export const tattoos = [
  'none',
  'few',
  'many',
] as const;

/**
 * Hair colour.
 */
export const hairColours = [
  'black',
  'brown',
  'blond',
  'red',
  'grey',
  'bald',
  'other',
] as const;

/**
 * Eye colour.
 */
export const eyeColours = [
  'blue',
  'green',
  'brown',
  'grey',
  'hazel',
  'other',
] as const;

/**
 * Body type.
 */
export const bodyTypes = [
  'slim',
  'average',
  'athletic',
  'curvy',
  'plus_size',
] as const;

/**
 * Relationship status.
 */
export const relationshipStatuses = [
  'single',
  'relationship',
  'married',
  'divorced',
  'widowed',
  'open',
] as const;

/**
 * Key of an interest; each has an icon (spec section 3).
 */
export const interests = [
  'adventure',
  'anal_sex',
  'animals',
  'art',
  'astrology',
  'barbecue',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging_pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one_night_stand',
  'oral_sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public_sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe_sex',
  'sex',
  'sex_toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
] as const;

/**
 * What stands behind a profile: a `member` is a person, a `fictional` profile is kept by the site, a `demo` profile is
 * drawn for demonstration. Everything but `member` is labelled in words wherever it shows.
 */
export const memberKinds = [
  'member',
  'fictional',
  'demo',
] as const;

/**
 * Why an inspected photo is not shown.
 */
export const photoReasons = [
  'no_person',
  'not_recognisable',
  'someone_else',
  'several_people',
  'too_explicit',
  'contact_details',
  'advertising',
  'possibly_minor',
  'other',
] as const;

/**
 * The gifts there are. Each costs `settings.gift_credits`.
 */
export const giftNames = [
  'rose',
  'bouquet',
  'coffee',
  'chocolates',
  'cake',
  'teddy',
  'balloon',
  'star',
] as const;
