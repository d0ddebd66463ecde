/**
 * The words for what this product has, which have to be the same wherever they are used (issue 7, checked by glossary.test.ts).
 * Each language's own are in `glossary/<language>.ts`; when and why they are chosen is told in `tone/<language>.md`.
 */
export const CONCEPTS = {
  like: /\blikes\b|\ba (new )?like\b/i,
  match: /\bmatch(es)?\b/i,
  credits: /\bcredits?\b/i,
  premium: /\bpremium\b/i,
  conversation: /\bconversations?\b/i,
  message: /\bmessages?\b/i,
  profile: /\bprofiles?\b/i,
  member: /\bmembers?\b/i,
  gift: /\bgifts?\b/i,
  fictional: /\bfictional\b/i,
  demo: /\bdemo profiles?\b/i,
  block: /\bblock(ed|ing)?\b/i,
  report: /\breports?\b/i,
  account: /\baccounts?\b/i,
  password: /\bpasswords?\b/i,
  photo: /\bphotos?\b/i,
  discount: /\bdiscounts?\b/i,
  settings: /\bsettings\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Concept = keyof typeof CONCEPTS;

/** One concept in one language. */
export interface GlossaryEntry {
  /** Every form of the word: a text whose English names the concept has one of them. */
  readonly use: RegExp;
  /** Words that others would choose, and this product does not. */
  readonly never?: RegExp;
  /** Keys, or beginnings of keys, whose text rightly does without the word, each with its reason. */
  readonly without?: Readonly<Record<string, string>>;
}

export type Glossary = Readonly<Record<Concept, GlossaryEntry>>;

/** The glossary of a language. @param language - One of COMPLETE but English. */
export async function glossaryOf(language: string): Promise<Glossary> {
  const { glossary } = (await import(`./glossary/${language}.ts`)) as { glossary: Glossary };
  return glossary;
}
