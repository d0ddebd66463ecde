import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Finnish word is the English one';

export const same: readonly SameText[] = [
  { keys: 'interests:sushi', why: LOANWORD },
  { keys: 'bonus:modal.units.minutes', why: 'the unit is written alike' },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'common:nav.getPremium', why: 'a name' },
];
