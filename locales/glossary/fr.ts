import type { Glossary } from '../glossary.ts';

const FREE_ACCOUNT =
  'a "membre gratuit" would be a member who is free; French says "un compte gratuit"';

export const glossary: Glossary = {
  like: {
    use: /\blik(?:es?|ent|er|ée?s?)(?!\p{L})/iu,
    never: /\bj[’']aime\b|\bcoups? de c(?:œ|oe)ur/iu,
  },
  match: {
    use: /\bmatch(?:s|er)?\b/i,
    never: /\btrouveurs?\b|\bcorrespondances?\b/i,
    without: {
      'matchfinder:title': 'the match finder has a name of its own, "Affinités"',
      'matchfinder:signUp.finder': 'the match finder has a name of its own, "Affinités"',
      'common:find.matchFinder': 'the match finder has a name of its own, "Affinités"',
      'swipe:finder': 'the match finder has a name of its own, "Affinités"',
      'settings:privacy.what': 'the match finder has a name of its own, "Affinités"',
      'members:results.similarNone': 'the English verb "to match" means that a search fits',
    },
  },
  credits: { use: /\bcrédits?\b|\{\{credits\}\}/i, never: /\bjetons?\b/i },
  premium: { use: /\bpremium\b/i, never: /\bVIP\b/ },
  conversation: { use: /\bconversations?\b/i, never: /\bdiscussions?\b|\bt?chats? privés?/i },
  message: { use: /\bmessages?\b/i, never: /\btextos?\b|\bmessageries?\b/i },
  profile: {
    use: /\bprofils?\b/i,
    never: /\bfiches?\b/i,
    without: { 'signup:account.name': 'the name on a profile is "pseudo"' },
  },
  member: {
    use: /\bmembres?\b/i,
    never: /\badhérente?s?\b|\binscrite?s?\b/i,
    without: {
      'chat:composer.startsLeft': FREE_ACCOUNT,
      'errors:codes.conversation_limit_reached': FREE_ACCOUNT,
      'ownprofile:photos.limit': FREE_ACCOUNT,
      'ownprofile:photos.above': FREE_ACCOUNT,
      'matchfinder:empty.search': 'the button says what it does, to widen the search',
      'signup:closed.text': 'the impersonal sentence is the natural one',
    },
  },
  gift: { use: /\bcadeaux?\b|\{\{gift\}\}/i },
  fictional: {
    use: /\bficti(?:f|ve)s?\b/i,
    never: /\bfaux profils?\b|\bimaginaires?\b|\bvirtuel/i,
  },
  demo: { use: /\bdémonstration\b/i, never: /\bdémo\b/i },
  block: {
    use: /\b(?:dé)?bloqu(?:e|er|é|ée|és|ées)(?!\p{L})|\b(?:dé)?blocages?\b/iu,
    never: /\bbann(?:i|ir|is|ie|ies|issements?)\b|\bexclusions?\b/i,
  },
  report: {
    use: /\bsignal(?:e|er|é|ée|és|ées)(?!\p{L})|\bsignalements?\b/iu,
    never: /\bdénonc/i,
  },
  account: { use: /\bcomptes?\b/i, never: /\bespaces? (?:membre|personnel)/i },
  password: { use: /\bmots? de passe\b/i, never: /\bcodes? secrets?\b/i },
  photo: { use: /\bphotos?\b/i, never: /\bclichés?/i },
  discount: {
    use: /\bréductions?\b/i,
    never: /\bpromo(?:s|tions?)?\b|\bremises?\b|\brabais\b|\bristournes?\b/i,
  },
  settings: {
    use: /\bparamètres?\b/i,
    never: /\bconfigurations?\b/i,
    without: {
      'errors:codes.photo_heic': 'the settings of an iPhone are called "Réglages" there',
    },
  },
};
