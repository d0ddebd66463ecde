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
  like: { use: /\blike(n|r|s|ne)?\b/iu },
  match: {
    use: /\bmatch(en|er|ene)?\b|\bmatchfinner/iu,
    never: /\bmatches\b/iu,
    without: NOBODY_FITS,
  },
  credits: { use: /kreditt|\{\{credits\}\}/iu, never: /(?<!\{)\bcredits?\b|\bmynter\b/iu },
  premium: { use: /premium/iu },
  conversation: { use: /samtale/iu, never: /\bchat(ten|ter|tene)\b|\btråd(en|er)?\b/iu },
  message: { use: /melding/iu, never: /beskjed(er|en|ene)\b/iu },
  profile: { use: /profil/iu },
  member: { use: /medlem/iu, never: /\bbruker(en|e|ne|nes)\b/iu, without: THOSE_WHO_FIT },
  gift: { use: /\bgave(n|r|ne)?\b/iu, without: NAMED_GIFT },
  fictional: { use: /fiktiv/iu, never: /oppdikt|\bfalske? profil/iu },
  demo: { use: /demoprofil|demo-?profil/iu },
  block: { use: /blokker|sperre/iu },
  report: { use: /rapport/iu, never: /anmeld/iu },
  account: { use: /konto/iu, never: /brukerprofil/iu },
  password: { use: /passord/iu, never: /adgangskode|(?<!reset-)password/iu },
  photo: { use: /bilde/iu, never: /\bfoto(s|et|er|ene)?\b/iu },
  discount: { use: /rabatt/iu },
  settings: { use: /innstilling/iu },
};
