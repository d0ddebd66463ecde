import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  like: { use: /\b(likes?|liken|liket|geliket|leuk)\b/iu, never: /\b(likt|vind-ik-leuks?)\b/iu },
  match: {
    use: /\bmatch(es|en)?\b|matchzoeker/iu,
    never: /matchfinder/iu,
    without: {
      'members:results.similarNone': 'to match a search is not a match: "past bij je zoekopdracht"',
    },
  },
  credits: { use: /credits?/iu, never: /\b(tegoed|kredieten|munten|punten)\b/iu },
  premium: { use: /premium/iu },
  conversation: { use: /gesprek/iu, never: /\b(chats?|conversaties?)\b/iu },
  message: { use: /bericht/iu, never: /\bberichtjes?\b/iu },
  profile: { use: /profiel/iu },
  member: { use: /\b(premium)?(leden|lid)\b/iu, never: /\bgebruikers?\b/iu },
  gift: {
    use: /cadeau/iu,
    never: /geschenk/iu,
    without: {
      'media:gift.reviewTitle': '"gift" is only in the placeholder',
      'media:gift.sentText': '"gift" is only in the placeholder',
    },
  },
  fictional: { use: /fictie(f|ve)/iu, never: /\b(verzonnen|nep)\s?profiel/iu },
  demo: { use: /demoprofiel/iu, never: /\b(proef|test)profiel/iu },
  block: { use: /blok(keer|ker|kade)/iu, never: /\bverbann/iu },
  report: { use: /meld/iu, never: /rapporter|rapporteer/iu },
  account: { use: /account|rekening/iu, never: /\bgebruikersaccount/iu },
  password: { use: /wachtwoord/iu, never: /paswoord/iu },
  photo: { use: /foto/iu, never: /\bafbeelding/iu },
  discount: { use: /korting/iu, never: /reductie/iu },
  settings: { use: /instellingen/iu },
};
