import type { Glossary } from '../glossary.ts';

const NOBODY_FITS = {
  'members:results.similarNone': 'the verb to match is “passe” here; a match is something else',
};

const THOSE_WHO_FIT = {
  'matchfinder:signUp.none': 'who fits is clear from the heading above it',
};

const NAMED_GIFT = {
  'media:gift.reviewTitle': 'the placeholder names the gift',
  'media:gift.sentText': 'the placeholder names the gift',
};

export const glossary: Glossary = {
  like: { use: /\blike[rst]?\b|\bkan lide\b|\bkan bedst lide\b/iu },
  match: { use: /\bmatch(et|es|ene)?\b|\bmatchfinder/iu, without: NOBODY_FITS },
  credits: { use: /credits?\b|creditpakke/iu, never: /\bkredit(ter|terne)?\b|\bmønter\b/iu },
  premium: { use: /premium/iu },
  conversation: { use: /samtale/iu, never: /\bchat(ten|s|tene)\b|\btråd(e|en)?\b/iu },
  message: { use: /besked/iu, never: /\bmelding(er|en)?\b/iu },
  profile: { use: /profil/iu },
  member: { use: /medlem/iu, never: /\bbruger(e|en|ne|nes)\b/iu, without: THOSE_WHO_FIT },
  gift: { use: /\bgave(n|r|rne)?\b/iu, without: NAMED_GIFT },
  fictional: { use: /fiktiv/iu, never: /opdigtet|\bfalske? profil/iu },
  demo: { use: /demoprofil|demo-?profil/iu },
  block: { use: /bloker|spærre/iu },
  report: { use: /anmeld/iu, never: /rapport/iu },
  account: { use: /konto/iu, never: /brugerprofil/iu },
  password: { use: /adgangskode/iu, never: /kodeord|(?<!reset-)password/iu },
  photo: { use: /billede/iu, never: /\bfoto(s|et|er|erne)?\b/iu },
  discount: { use: /rabat/iu },
  settings: { use: /indstilling/iu },
};
