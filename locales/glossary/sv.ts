import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  like: {
    use: /\blikes?\b|\bgill(a|ar|ade|at|as)\b/i,
    never: /gillning/i,
  },
  match: {
    use: /match/i,
    never: /\bmatcher(na)?\b/i,
    without: { 'members:results.similarNone': 'it is about fitting a search, not about a match' },
  },
  credits: {
    use: /kredit|\{\{credits\}\}/i,
    never: /(?<!\{)\bcredits?\b/i,
  },
  premium: {
    use: /premium/i,
    never: /(?<!\{)\bpremium\b/,
  },
  conversation: {
    use: /chatt/i,
    never: /konversation/i,
  },
  message: { use: /meddeland/i },
  profile: { use: /profil/i },
  member: {
    use: /medlem/i,
    never: /\banvändare(n|ns|s|na|nas)?\b/iu,
  },
  gift: {
    use: /present|\{\{gift\}\}/i,
    never: /\bgåv(a|an|or|orna)\b/iu,
  },
  fictional: {
    use: /påhitta/iu,
    never: /fiktiv|fejk/i,
  },
  demo: { use: /demoprofil/i },
  block: {
    use: /blocker|spärr/iu,
    never: /\bblocka(d|r|t)?\b|\bbann(a|ad|ar|lys)/i,
  },
  report: {
    use: /anmäl/iu,
    never: /rapportera/i,
  },
  account: { use: /konto/i },
  password: { use: /lösenord/iu },
  photo: {
    use: /bild/i,
    never: /\bfoto(n|t|na)?\b/i,
  },
  discount: { use: /rabatt/i },
  settings: { use: /inställning/iu },
};
