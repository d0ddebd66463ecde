import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Polish word is the English one';
const SPELLING = 'the Polish word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'signup:location.region', why: SPELLING },
  { keys: 'members:filters.region', why: SPELLING },
  { keys: 'profile:fields.countryregion', why: SPELLING },
  { keys: 'profile:values.hair_colour.blond', why: SPELLING },
  { keys: 'profile:values.body_type.plus_size', why: LOANWORD },
  { keys: 'interests:bondage', why: LOANWORD },
  { keys: 'interests:sushi', why: LOANWORD },
  { keys: 'bonus:modal.units.minutes', why: 'the unit is written alike' },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'settings:location.region', why: SPELLING },
  { keys: 'mydata:sessions.forms.tablet', why: 'the word for the device is the English one' },
  { keys: 'mydata:copy.megabytes', why: 'the unit of measurement is the same' },
  { keys: 'common:nav.getPremium', why: 'a name' },
];
