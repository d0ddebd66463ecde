import type { Glossary } from '../glossary.ts';

export const glossary: Glossary = {
  like: { use: /\btykkä/iu, never: /\blaik(?:k|i|it)\b/iu },
  match: {
    use: /\bmätsi|\bmätse/iu,
    never: /\bmatch/iu,
    without: { 'members:results.similarNone': 'the English verb is about the search, not a match' },
  },
  credits: { use: /krediit|\{\{credits\}\}/iu, never: /\bkredit|\bkolik(?:ko|oi)/iu },
  premium: { use: /\bPremium/u, never: /(?<!\{)\bpremium|\bPREMIUM/u },
  conversation: { use: /keskustelu/iu },
  message: { use: /viest/iu },
  profile: { use: /profiil/iu },
  member: {
    use: /jäsen/iu,
    never: /\bkäyttäj/iu,
    without: {
      'matchfinder:signUp.none': '«useampi» and «kaikki» say it, as one speaks',
    },
  },
  gift: { use: /\blahj|\{\{gift\}\}/iu },
  fictional: { use: /kuvitteelli/iu, never: /\bfiktiivi|\bkeksit/iu },
  demo: { use: /demoprofiil/iu },
  // Members block («estää»); the site closes an account («sulkea»), or locks it for minutes («lukita»).
  block: { use: /\best(?:ä|e|i|o)|\bsul(?:je|ke)|\blukit/iu, never: /\bblokat|\bblokk/iu },
  // An «ilmoitus» is a notification or a notice.
  report: { use: /\bilmian/iu },
  account: { use: /\btil(?:i|e)|pankkitili/iu },
  password: { use: /salasan/iu },
  photo: { use: /\bkuv/iu, never: /\bvalokuv(?!au)/iu },
  discount: { use: /alennu/iu },
  settings: { use: /asetu(?:s|k)/iu },
};
