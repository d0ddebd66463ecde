const LOANWORD = 'the Dutch word is the English one';

/** Texts that are rightly alike in English and Dutch: a key, or the beginning of several, and why. */
export const SAME_IN_DUTCH: readonly { readonly keys: string; readonly why: string }[] = [
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
];
