/** What a demo member answers: chosen by what was written, varied by turn, honest in the first sentence. */
import replies from './replies.json' with { type: 'json' };

/** The languages the answers are written in; anyone else is answered in English. */
export type AnswerLanguage = keyof typeof replies;

type Topic = keyof (typeof replies)['en']['topics'];

/** Words that give a topic away, in English and Dutch; the first topic that is found wins. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'identity',
    /\b(real|fake|bot|robot|human|person|demo|automatic|who are you|echt|nep|mens|automatisch|wie ben (je|jij))\b/i,
  ],
  ['meet', /\b(meet|date|drinks?|dinner tonight|afspreken|ontmoeten|borrel|uitgaan)\b/i],
  ['howAreYou', /\b(how are you|how's it going|hoe gaat het|hoe is het|alles goed)\b/i],
  ['music', /\b(music|song|concert|band|festival|muziek|nummer|liedje)\b/i],
  [
    'travel',
    /\b(travel|holiday|trip|beach|sea|mountains?|reis|reizen|vakantie|strand|zee|bergen)\b/i,
  ],
  ['food', /\b(food|cook|eat|coffee|wine|restaurant|eten|koken|koffie|wijn)\b/i],
  ['weekend', /\b(weekend|saturday|sunday|tomorrow|zaterdag|zondag|morgen)\b/i],
  [
    'compliment',
    /\b(beautiful|nice|pretty|handsome|lovely|cute|sweet|mooie?|leuke?|knap|lief|schattig)\b/i,
  ],
  ['greeting', /^\s*(hi|hello|hey|good (morning|evening)|hoi|hallo|hé|goede(morgen|navond))\b/i],
];

/** From this answer on the demo member says that it has nothing more to tell. */
const LAST_TURN = 5;

/** The topic of a message; a message about nothing known is a question or a statement. */
export function topicOf(text: string): Topic {
  const known = TOPICS.find(([, pattern]) => pattern.test(text));
  if (known !== undefined) return known[0];
  return text.includes('?') ? 'question' : 'statement';
}

/** The language to answer a member in. */
export const answerLanguage = (language: string): AnswerLanguage =>
  language.startsWith('nl') ? 'nl' : 'en';

/** Who answers: what the profile is labelled as. */
export type AnswererKind = keyof (typeof replies)['en']['kind'];

/**
 * The answer to `text`. `turn` counts the answers given before in this conversation; the first one says plainly that it
 * is the automatic reply of a demo member (or of a fictional profile).
 */
export function answer(
  language: AnswerLanguage,
  text: string,
  turn: number,
  kind: AnswererKind = 'demo',
): string {
  const words = replies[language];
  const seed = hash(text) + turn;
  const opening = turn === 0 ? pick(words.first, seed) : pick(words.again, turn - 1);
  const body = turn >= LAST_TURN ? pick(words.last, turn) : pick(words.topics[topicOf(text)], seed);
  return `${opening} ${body}`.trim().replaceAll('{kind}', words.kind[kind]);
}

function pick(options: readonly string[], index: number): string {
  return options[index % options.length] ?? '';
}

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
