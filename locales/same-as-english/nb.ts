import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Norwegian word is the English one';
const SPELLING = 'the Norwegian word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'signup:location.region', why: SPELLING },
  { keys: 'members:filters.region', why: SPELLING },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'profile:fields.countryregion', why: SPELLING },
  { keys: 'profile:values.reason.dating', why: LOANWORD },
  { keys: 'profile:values.hair_colour.blond', why: SPELLING },
  { keys: 'interests:bondage', why: LOANWORD },
  { keys: 'interests:sex', why: SPELLING },
  { keys: 'interests:shopping', why: LOANWORD },
  { keys: 'interests:sushi', why: LOANWORD },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'chat:composer.send', why: SPELLING },
  { keys: 'bonus:modal.units.minutes', why: 'the unit is written alike' },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'transactions:orders.status', why: LOANWORD },
  { keys: 'media:gift.send', why: 'the same word' },
  { keys: 'signup:firstMessage.send', why: 'the same word' },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'chat:media.gifts.rose', why: 'the same word' },
  { keys: 'settings:location.region', why: SPELLING },
  { keys: 'mydata:copy.megabytes', why: 'the unit of measurement is the same' },
  { keys: 'common:nav.getPremium', why: 'a name' },
];
