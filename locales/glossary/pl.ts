import type { Glossary } from '../glossary.ts';

/** A member is “osoba”, whose word falls away where another says who is meant. */
const NO_MEMBER = {
  'errors:codes.conversation_limit_reached': 'the free thing is the account',
  'chat:composer.startsLeft': 'the free thing is the account',
  'ownprofile:photos.': 'the free thing is the account',
  'chat:list.deletedMember': 'the deleted thing is the account',
  'safety:blocks.deletedMember': 'the deleted thing is the account',
  'safety:reports.deletedMember': 'the deleted thing is the account',
  'mydata:deletion.facts.others.value': 'the deleted thing is the account',
  'credits:status.completed.premium': 'to be a premium member is to have Premium',
  'shop:premium.member.title': 'to be a premium member is to have Premium',
  'signup:account.nameHint': '“others” is shorter, and nobody else can be meant',
  'members:results.none': '“nobody found”, as one says it',
  'matchfinder:empty.search': '“among all”, short enough for the button',
};

const NAMED_GIFT = {
  'media:gift.reviewTitle': 'the placeholder names the gift',
  'media:gift.sentText': 'the placeholder names the gift',
};

export const glossary: Glossary = {
  like: {
    use: /polub|(?<!\p{L})lub(i(sz|cie)?|ią)(?!\p{L})|podobacie się/iu,
    never: /lajk|serduszko/iu,
  },
  match: {
    use: /dopasowa[nń]|(?<!\p{L})pasuj/iu,
    never: /(?<!\p{L})(match|mecz|parę)(?!\p{L})|dobierani/iu,
    without: {
      'members:results.similarNone': 'to match a search is to meet its criteria',
    },
  },
  credits: {
    // The placeholder holds the number with its form of the word.
    use: /kredyt|\{\{credits\}\}/iu,
    never: /(?<!\p{L})(monet\p{L}{0,3}|żeton\p{L}*|punkt(y|ów|ami))(?!\p{L})/iu,
  },
  premium: {
    use: /Premium/u,
    never: /(?<![\p{L}{])premium(?!\p{L})|(?<!\p{L})VIP(?!\p{L})/u,
  },
  conversation: {
    use: /rozm[oó]w/iu,
    never: /konwersac|(?<!\p{L})(czatu|czaty|czacie|czatów|wątek|wątki|wątku)(?!\p{L})/iu,
  },
  message: {
    use: /wiadomoś[cć]/iu,
    never: /komunikat|wiadomoś\p{L}+ e-mail/iu,
  },
  profile: { use: /profil/iu },
  member: {
    use: /(?<!\p{L})(os[oó]b|ludzi)/iu,
    never: /człon(ek|ka|kiem|kowie|ków|kom|kami)(?!\p{L})|użytkowni/iu,
    without: NO_MEMBER,
  },
  gift: {
    use: /prezent/iu,
    never: /podar(ek|k|un)|upomin/iu,
    without: NAMED_GIFT,
  },
  fictional: {
    use: /fikcyjn/iu,
    never: /zmyślon|wymyślon|fałszyw\p{L}+ profil/iu,
  },
  demo: {
    use: /demonstracyjn/iu,
    never: /profil\p{L}* demo(?!\p{L})|pokazow/iu,
  },
  block: {
    use: /blok(ad|uj|ow)/iu,
    never: /(?<![\p{L}/])z?ban(y|em|u|ów|uj\p{L}*|ow\p{L}*)?(?!\p{L})/iu,
  },
  report: {
    use: /zgł(asza|osi|oś|osz)/iu,
    never: /raport|(?<!\p{L})donos/iu,
  },
  account: {
    use: /(?<!\p{L})kon(to|ta|cie|tem|tu|t)(?!\p{L})/iu,
    never: /(?<!\p{L})profil\p{L}* użytkown/iu,
  },
  password: { use: /has(ło|ła|le|łem)(?!\p{L})|haseł/iu, never: /kod\p{L}* dostępu/iu },
  photo: {
    use: /zdję[cć]/iu,
    never: /(?<!\p{L})(fot(o|ka|ki|kę|ek)|fotografi[ęi])(?!\p{L})/iu,
  },
  discount: {
    use: /zniż[ek]|kod\p{L}* rabatow/iu,
    never: /rabat(?!ow)|promocj|obniżk|upust/iu,
  },
  settings: { use: /ustawie[nń]/iu, never: /konfigurac/iu },
};
