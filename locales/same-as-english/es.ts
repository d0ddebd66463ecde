import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'Spanish dating sites use the English word';
const ALIKE = 'the Spanish word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'common:footer.pages.cookies', why: LOANWORD },
  { keys: 'common:photo.status.active', why: ALIKE },
  { keys: 'errors:page.default', why: ALIKE },
  { keys: 'errors:page.status', why: ALIKE },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'likes:tabs.matches', why: LOANWORD },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'profile:values.sexuality.gay', why: LOANWORD },
  { keys: 'profile:values.sexuality.bi', why: ALIKE },
  { keys: 'interests:bondage', why: LOANWORD },
  { keys: 'interests:sushi', why: LOANWORD },
  { keys: 'bonus:modal.units.minutes', why: 'the unit is written alike' },
  { keys: 'credits:summary.total', why: ALIKE },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'common:nav.getPremium', why: 'a name' },
];
