import type { Glossary } from '../glossary.ts';

const FREE = 'a membership is told as the account one has: "una cuenta gratuita"';
const PREMIUM = 'whoever is a premium member "has Premium", which needs no word for the member';
const SIMILAR =
  'what is alike is the profile; "personas que se acercan" would be people coming nearer';

export const glossary: Glossary = {
  /** That somebody is liked is told with the verb: «A Inés le gustas». */
  like: {
    use: /\blikes?\b|\bgust(?:as|es)\b/i,
    never: /\b(?:un|los|tus|dar|quitar) me gustas?\b/i,
  },
  match: {
    use: /\bmatch(?:es)?\b/i,
    never: /flechazo|emparejamiento/i,
    without: {
      'members:results.similarNone':
        'not a match of two members: nobody meets what was searched for',
    },
  },
  /** `{{credits}}` is filled in with the number and the word. */
  credits: { use: /\bcréditos?(?!\p{L})|\{\{credits\}\}/iu, never: /\b(?:fichas|tokens?)\b/i },
  premium: { use: /\bpremium\b/i, never: /prémium|(?<![/\w{])premium\b/u },
  conversation: { use: /\bconversaci(?:ón|ones)(?!\p{L})/iu, never: /\bcharlas?\b/i },
  message: { use: /\bmensajes?\b/i },
  profile: { use: /\bperfil(?:es)?\b/i },
  member: {
    use: /\bpersonas?\b|\bgente\b|\bdemás(?!\p{L})|\bmiembros?\b/iu,
    never: /\b(?:usuari|soci)[oa]s?\b/i,
    without: {
      'chat:composer.startsLeft': FREE,
      'chat:list.deletedMember': 'what is deleted is the account, not the person',
      'safety:blocks.deletedMember': 'what is deleted is the account, not the person',
      'credits:status.completed.premium': PREMIUM,
      'errors:codes.conversation_limit_reached': FREE,
      'matchfinder:empty.text': '"quienes han estado aquí" needs no noun',
      'matchfinder:preferences.only': '"solo quienes" needs no noun',
      'members:results.none': '"nadie" says it',
      'members:results.similar': SIMILAR,
      'members:similarTo': SIMILAR,
      'ownprofile:photos': FREE,
      'safety:reports.deletedMember': 'what is deleted is the account, not the person',
      'shop:premium.member.title': PREMIUM,
      'signup:closed.text': '"no es posible registrarse" says that nobody new can',
    },
  },
  gift: { use: /\bregalos?\b|\{\{gift\}\}/i, never: /obsequi/i },
  fictional: { use: /\bfictici[oa]s?\b/i, never: /\bperfil(?:es)? (?:inventad|fals)os?\b/i },
  demo: { use: /\bperfil(?:es)? (?:son ficticios o )?de demostración(?!\p{L})/iu },
  block: { use: /\b(?:des)?bloque[aoóé]/iu, never: /\bvet(?:ar|ado|ada)\b/i },
  report: { use: /\bden[uú]nci/iu, never: /\breport(?:ar|es?|ad[oa])\b/i },
  account: { use: /\bcuentas?\b/i },
  password: { use: /\bcontraseñas?\b/iu, never: /\bclaves? de acceso\b/i },
  photo: { use: /\bfotos?\b/i },
  discount: { use: /\bdescuentos?\b/i, never: /\brebajas?\b|\bbonos?\b|\bbonificaci/i },
  settings: { use: /\bajustes\b/i, never: /\bconfiguraci/i },
};
