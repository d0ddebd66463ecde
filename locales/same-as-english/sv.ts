import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Swedish word is the English one';
const SPELLING = 'the Swedish word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'signup:location.region', why: SPELLING },
  { keys: 'members:filters.region', why: SPELLING },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'profile:fields.countryregion', why: SPELLING },
  { keys: 'profile:values.gender.male', why: SPELLING },
  { keys: 'profile:values.sexuality.gay', why: LOANWORD },
  { keys: 'interests:bondage', why: LOANWORD },
  { keys: 'interests:sadomasochism', why: SPELLING },
  { keys: 'interests:sex', why: SPELLING },
  { keys: 'interests:shopping', why: LOANWORD },
  { keys: 'interests:sushi', why: LOANWORD },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'bonus:modal.units.minutes', why: 'the unit is written alike' },
  { keys: 'credits:method.costs', why: LOANWORD },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'transactions:orders.status', why: LOANWORD },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'settings:location.region', why: SPELLING },
  { keys: 'mydata:copy.megabytes', why: 'the unit of measurement is the same' },
  { keys: 'common:nav.getPremium', why: 'a name' },
];
