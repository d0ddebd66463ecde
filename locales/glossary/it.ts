import type { Glossary } from '../glossary.ts';

const FREE = 'who has not paid is told by the account, not by a word for the person';
const SIMILAR = 'what is alike are the profiles that the search shows';
const EVERYBODY = '«tutti» and «chi» say it, as one speaks';
const PREMIUM = '«Hai Premium» says it without a word for the person';
const WRITES = '«quando ti scrivono» is what a message is';

export const glossary: Glossary = {
  like: { use: /\blike\b|\bpiac(?:i|e|ciono|ete)\b/iu, never: /\bmi piace\b|\bcuoricin[oi]\b/iu },
  match: {
    use: /\bmatch\b/iu,
    never: /\baffinità\b/iu,
    without: { 'members:results.similarNone': 'the English verb is about the search, not a match' },
  },
  credits: { use: /\bcredit[oi]\b|\{\{credits\}\}/iu, never: /\bgetton[ei]\b/iu },
  premium: { use: /\bPremium\b/u, never: /(?<!\{)\bpremium\b|\bPREMIUM\b/u },
  conversation: { use: /\bconversazion[ei]\b/iu, never: /\b(?:nell[ae]|vostr[ae]) chat\b/iu },
  message: {
    use: /\bmessaggio?\b/iu,
    without: { 'push:states.prompt.title': WRITES, 'signup:push.title': WRITES },
  },
  profile: { use: /\bprofil[oi]\b/iu },
  member: {
    use: /\bperson[ae]\b|\baltr[ie]\b/iu,
    never: /\bmembr[oi]\b|\butent[ei]\b/iu,
    without: {
      'chat:composer.startsLeft': FREE,
      'chat:list.deletedMember': 'what is deleted is the account',
      'safety:blocks.deletedMember': 'what is deleted is the account',
      'safety:reports.deletedMember': 'what is deleted is the account',
      'home:steps.search.text': EVERYBODY,
      'credits:status.completed.premium': PREMIUM,
      'errors:codes.conversation_limit_reached': FREE,
      'matchfinder:empty': EVERYBODY,
      'matchfinder:preferences.only': '«solo chi» needs no noun',
      'matchfinder:signUp.onward': EVERYBODY,
      'members:results.similar': SIMILAR,
      'members:similarTo': SIMILAR,
      'ownprofile:photos': FREE,
      'shop:premium.member.title': PREMIUM,
      'signup:closed.text': '«non è possibile iscriversi» holds for whoever is new',
    },
  },
  gift: { use: /\bregal[oi]\b|\{\{gift\}\}/iu, never: /\bdon[oi]\b|\bomaggio?\b/iu },
  fictional: { use: /\bfittizi[oa]?\b/iu, never: /\bimmaginari[oa]?\b/iu },
  demo: {
    use: /\bprofil[oi] (?:\S+ fittizi o )?dimostrativ[oi]\b/iu,
    never: /\bprofil[oi] demo\b/iu,
  },
  block: { use: /\bs?blocc(?:o|a|ato|ata|ati|ate|are)\b/iu },
  report: { use: /\bsegnal(?:a|ato|are|alo|azion[ei])\b/iu, never: /\bdenunci\w*/iu },
  // What a bank keeps is a «conto», what this site keeps is an «account».
  account: { use: /\baccount\b|\bconto\b/iu, never: /\bprofilo utente\b/iu },
  password: { use: /\bpassword\b/iu, never: /\bparola (?:chiave|d’ordine)\b/iu },
  photo: { use: /\bfoto\b/iu, never: /\bfotografie\b/iu },
  discount: { use: /\bscont[oi]\b/iu, never: /\briduzion[ei]\b/iu },
  settings: { use: /\bimpostazioni\b/iu },
};
