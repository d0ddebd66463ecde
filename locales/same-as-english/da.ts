import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Danish word is the English one';
const SPELLING = 'the Danish word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'common:nav.credits', why: LOANWORD },
  { keys: 'common:footer.cookies', why: LOANWORD },
  { keys: 'signup:location.region', why: SPELLING },
  { keys: 'members:filters.region', why: SPELLING },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'members:card.like', why: LOANWORD },
  { keys: 'profile:actions.like', why: LOANWORD },
  { keys: 'profile:fields.countryregion', why: SPELLING },
  { keys: 'profile:values.reason.dating', why: LOANWORD },
  { keys: 'profile:values.hair_colour.blond', why: SPELLING },
  { keys: 'profile:values.relationship_status.single', why: LOANWORD },
  { keys: 'profile:interests.bondage', why: LOANWORD },
  { keys: 'profile:interests.sex', why: SPELLING },
  { keys: 'profile:interests.shopping', why: LOANWORD },
  { keys: 'profile:interests.sushi', why: LOANWORD },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'likes:tabs.matches', why: LOANWORD },
  { keys: 'chat:composer.send', why: SPELLING },
  { keys: 'credits:credits_one', why: LOANWORD },
  { keys: 'credits:credits_other', why: LOANWORD },
  { keys: 'credits:facts.reference', why: LOANWORD },
  { keys: 'credits:facts.credits', why: LOANWORD },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'swipe:like', why: 'the same word' },
  { keys: 'swipe:title', why: 'the same word' },
  { keys: 'shop:premium.title', why: 'a name' },
  { keys: 'transactions:views.statement', why: LOANWORD },
  { keys: 'transactions:orders.credits', why: LOANWORD },
  { keys: 'transactions:orders.status', why: LOANWORD },
  { keys: 'transactions:receipt.reference', why: LOANWORD },
];
