import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the German word is the English one';
const SPELLING = 'the German word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'common:nav.credits', why: LOANWORD },
  { keys: 'common:footer.cookies', why: LOANWORD },
  { keys: 'signup:location.region', why: SPELLING },
  { keys: 'members:filters.region', why: SPELLING },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'profile:fields.name', why: SPELLING },
  { keys: 'profile:fields.countryregion', why: SPELLING },
  { keys: 'profile:fields.tattoos', why: LOANWORD },
  { keys: 'profile:values.hair_colour.blond', why: SPELLING },
  { keys: 'profile:values.relationship_status.single', why: LOANWORD },
  { keys: 'profile:interests.bondage', why: LOANWORD },
  { keys: 'profile:interests.sex', why: LOANWORD },
  { keys: 'profile:interests.shopping', why: LOANWORD },
  { keys: 'profile:interests.sushi', why: LOANWORD },
  { keys: 'profile:interests.tattoos', why: LOANWORD },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'likes:tabs.matches', why: LOANWORD },
  { keys: 'bonus:code', why: 'the word is spelt alike' },
  { keys: 'credits:facts.credits', why: LOANWORD },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'debit:code.otp', why: 'the same word' },
  { keys: 'shop:premium.title', why: 'a name' },
  { keys: 'transactions:views.statement', why: LOANWORD },
  { keys: 'transactions:orders.credits', why: LOANWORD },
  { keys: 'transactions:orders.status', why: LOANWORD },
  { keys: 'media:gif.results', why: 'international abbreviation' },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'media:gif.found_other', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'chat:media.gifts.rose', why: 'the same word' },
  { keys: 'settings:location.region', why: SPELLING },
];
