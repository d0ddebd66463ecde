import type { SameText } from '../same-as-english.ts';

const LOANWORD = 'the Italian word is the English one';

export const same: readonly SameText[] = [
  { keys: 'auth:logIn.password', why: LOANWORD },
  { keys: 'settings:groups.account', why: LOANWORD },
  { keys: 'common:footer.pages.privacy', why: LOANWORD },
  { keys: 'members:card.match', why: LOANWORD },
  { keys: 'profile:values.sexuality.gay', why: LOANWORD },
  { keys: 'profile:values.relationship_status.single', why: LOANWORD },
  { keys: 'interests:bondage', why: LOANWORD },
  { keys: 'interests:lingerie', why: LOANWORD },
  { keys: 'interests:shopping', why: LOANWORD },
  { keys: 'interests:sushi', why: LOANWORD },
  { keys: 'signup:steps.account', why: LOANWORD },
  { keys: 'signup:account.password', why: LOANWORD },
  { keys: 'bonus:modal.units.minutes', why: 'the unit is written alike' },
  { keys: 'debit:fields.iban', why: 'international abbreviation' },
  { keys: 'media:gif.found_one', why: 'international abbreviation' },
  { keys: 'chat:media.gif', why: 'international abbreviation' },
  { keys: 'settings:password.title', why: LOANWORD },
  { keys: 'settings:privacy.title', why: LOANWORD },
  { keys: 'mydata:sessions.forms.tablet', why: 'the word for the device is the English one' },
  { keys: 'mydata:sessions.forms.computer', why: 'the word for the device is the English one' },
  { keys: 'mydata:copy.megabytes', why: 'the unit of measurement is the same' },
  { keys: 'mydata:deletion.steps.verify', why: 'the Italian word for it is English' },
  { keys: 'common:nav.getPremium', why: 'a name' },
];
