import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'French dating sites use the English word';
const ALIKE = 'the French word is spelt as the English one';

export const same: readonly SameText[] = [
  { keys: 'chat:title', why: ALIKE },
  { keys: 'chat:list.label', why: ALIKE },
  { keys: 'common:nav.messages', why: ALIKE },
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'common:footer.cookies', why: LOANWORD },
  { keys: 'common:pagination.label', why: ALIKE },
  { keys: 'common:pagination.page', why: ALIKE },
  { keys: 'common:photo.number', why: ALIKE },
  { keys: 'common:photo.active', why: ALIKE },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'profile:fields.sexuality', why: ALIKE },
  { keys: 'profile:values.sexuality.gay', why: LOANWORD },
  { keys: 'profile:interests.art', why: ALIKE },
  { keys: 'profile:interests.bondage', why: LOANWORD },
  { keys: 'profile:interests.lingerie', why: ALIKE },
  { keys: 'profile:interests.massages', why: ALIKE },
  { keys: 'profile:interests.shopping', why: LOANWORD },
  { keys: 'signup:steps.photo', why: ALIKE },
  { keys: 'signup:steps.push', why: ALIKE },
  { keys: 'bonus:minutes', why: 'the unit is written alike' },
  { keys: 'credits:summary.total', why: ALIKE },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'debit:code.otp', why: 'the same word' },
  { keys: 'shop:premium.title', why: 'a name' },
  { keys: 'common:accountMenu.transactions', why: ALIKE },
  { keys: 'transactions:title', why: ALIKE },
  { keys: 'transactions:orders.date', why: ALIKE },
  { keys: 'transactions:statement.kinds.message', why: ALIKE },
  { keys: 'transactions:receipt.date', why: ALIKE },
];
