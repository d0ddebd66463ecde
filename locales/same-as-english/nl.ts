import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Dutch word is the English one';

export const same: readonly SameText[] = [
  { keys: 'common:nav.likes', why: LOANWORD },
  { keys: 'common:nav.credits', why: LOANWORD },
  { keys: 'common:footer.privacy', why: LOANWORD },
  { keys: 'common:footer.cookies', why: LOANWORD },
  { keys: 'signup:steps.account', why: LOANWORD },
  { keys: 'signup:account.logIn', why: '"log in" is also the Dutch imperative' },
  { keys: 'members:filters.open', why: LOANWORD },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'members:card.like', why: LOANWORD },
  { keys: 'profile:actions.like', why: LOANWORD },
  { keys: 'profile:values.gender.male', why: LOANWORD },
  { keys: 'profile:values.hair_colour.blond', why: LOANWORD },
  { keys: 'profile:interests.bondage', why: LOANWORD },
  { keys: 'profile:interests.lingerie', why: LOANWORD },
  { keys: 'profile:interests.massages', why: LOANWORD },
  { keys: 'profile:interests.movies', why: LOANWORD },
  { keys: 'profile:interests.sushi', why: LOANWORD },
  { keys: 'likes:title', why: LOANWORD },
  { keys: 'likes:tabs.matches', why: LOANWORD },
  { keys: 'credits:credits_one', why: LOANWORD },
  { keys: 'credits:credits_other', why: LOANWORD },
  { keys: 'credits:package.perCredit', why: LOANWORD },
  { keys: 'credits:method.costs', why: LOANWORD },
  { keys: 'credits:facts.credits', why: LOANWORD },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'debit:fields.zip', why: 'the same word' },
  { keys: 'debit:code.otp', why: 'the same word' },
];
