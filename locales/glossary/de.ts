import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  like: {
    use: /\b(likes?|likst|likt|gelikt|liken)\b|mag dich|mögen dich|du magst|mögt euch/iu,
    never: /gefällt-mir|\b(einen|den|deinen|seinen) like\b|\bgeliked\b/iu,
    without: {
      'likes:received.emptyText': '“dich jemand mag”: the verb, at the end of its clause',
    },
  },
  match: {
    use: /\bmatch(es)?\b|\bmatchen\b/iu,
    never: /\b(der|den|einen|deinen) match\b(?!-)|\bmatchfinder\b|\bübereinstimmung/iu,
    without: { 'members:results.similarNone': 'to match a search: “passen”' },
  },
  credits: {
    use: /\bcredits?\b/iu,
    never: /\b(münzen?|coins?|kredite?|guthabenpunkte?)\b/iu,
  },
  premium: {
    use: /\bpremium\b/iu,
    never: /\bVIP\b|\bgold-?mitglied/iu,
  },
  conversation: {
    use: /\bchats?\b/iu,
    // “Unterhaltung” alone is also entertainment, which fictional profiles are for.
    never: /\bkonversation|\bunterhaltungen\b|\beine unterhaltung\b|\bgespräche\b/iu,
  },
  message: {
    use: /\bnachricht(en)?(feld)?\b/iu,
    never: /\bbotschaft|\bmessages?\b/iu,
  },
  profile: {
    use: /profil/iu,
    never: /nutzerprofil|\baccountprofil/iu,
  },
  member: {
    use: /mitglied/iu,
    never: /\b(be)?nutzer|\busers?\b|\bteilnehmer/iu,
  },
  gift: {
    use: /\bgeschenke?n?s?\b|\bschenke?n?\b/iu,
    never: /\bpräsente?\b/iu,
    without: {
      'media:gift.reviewTitle': 'names the gift itself',
      'media:gift.sentText': 'names the gift itself',
    },
  },
  fictional: {
    use: /\bfiktiv/iu,
    never: /\bfake|\bmoderiertes? profil|\bunecht/iu,
  },
  demo: {
    use: /\bdemoprofil/iu,
    never: /\bdemo-profil|\btestprofil|\bbeispielprofil/iu,
  },
  block: {
    use: /blockier|sperr/iu,
    never: /geblockt|\bblocken\b|\bentblock|\bverbann/iu,
  },
  report: {
    use: /meld(e|en|est|et|ung|ungen)\b|gemeldet/iu,
    never: /\breporte[nt]\b|\bdenunz/iu,
  },
  account: {
    use: /konto|konten/iu,
    never: /\baccounts?\b|nutzerkont/iu,
  },
  password: {
    use: /passw(ort|örter)/iu,
    never: /\bkennw/iu,
  },
  photo: {
    use: /fotos?\b/iu,
    never: /\bfotografien\b|\bpics?\b|\bschnappsch/iu,
  },
  discount: {
    use: /rabatt/iu,
    never: /nachlass\b|\bermäßigung|\bdiscount/iu,
  },
  settings: {
    use: /\beinstellungen\b/iu,
    never: /\boptionen\b|\bkonfiguration/iu,
  },
};
