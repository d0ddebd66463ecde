// Generated from openapi/. Do not edit: npm run generate -w @velours/openapi

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
  'name_unreadable',
  'email_unchanged',
  'password_wrong',
  'password_unchanged',
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
 * A field of a profile that a domain may show.
 */
export const profileFields = [
  'age',
  'gender',
  'sexuality',
  'reason',
  'country',
  'countryregion',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
  'interests',
  'about_me',
] as const;

/**
 * A field of the search filter that a domain may show.
 */
export const searchFields = [
  'gender',
  'interested_in',
  'country',
  'countryregion',
  'min_age',
  'max_age',
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
