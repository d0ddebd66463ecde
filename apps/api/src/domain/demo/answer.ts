/** What a demo member answers: chosen by what was written, varied by turn, honest in the first sentence. */
import type { Language } from '@velours/openapi/types';
import replies from './replies.json' with { type: 'json' };

/** The languages the answers are written in; anyone else is answered in English. */
type AnswerLanguage = keyof typeof replies;

type Topic = keyof (typeof replies)['en']['topics'];

/** Whole words, of any alphabet: `\b` knows those of ASCII alone. */
const words = (...all: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'iu');

/** Words that give a topic away, in the languages of the site; the first topic that is found wins. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  [
    'identity',
    words(
      'real|fake|bot|robot|human|person|demo|automatic|who are you',
      'echt|nep|mens|automatisch|wie ben (?:je|jij)|mensch|wer bist du',
      'humain|automatique|qui es-tu|human[oa]|persona|automátic[oa]|quién eres|uman[oa]|automatic[oa]|chi sei',
      'prawdziw\\p{L}*|człowiek\\p{L}*|automat\\p{L}*|kim jesteś',
      'ægte|ekte|äkta|menneske|människa|automatisk|hvem er du|vem är du|aito|ihminen|robotti|kuka olet',
    ),
  ],
  [
    'meet',
    words(
      'meet|date|drinks?|dinner tonight|afspreken|ontmoeten|borrel|uitgaan|treffen|verabreden|ausgehen',
      'rencontrer|se voir|rendez-vous|un verre|quedar|quedamos|vernos|conocernos|incontrar(?:ci|ti)|vederci|appuntamento',
      'spotka\\p{L}*|randk\\p{L}*|mødes|møtes|treffes|träffas|tavata|tavataanko|treffit|treffeille',
    ),
  ],
  [
    'howAreYou',
    words(
      "how are you|how's it going|hoe gaat het|hoe is het|alles goed|wie geht(?: es|[’']?s)|alles gut",
      'ça va|comment (?:vas-tu|tu vas)|qué tal|cómo estás|come stai|come va|tutto bene|jak się masz|co słychać|jak leci',
      'hvordan (?:går det|har du det)|hur (?:mår du|är läget|går det)|mitä kuuluu|miten menee|kuinka voit',
    ),
  ],
  [
    'music',
    words(
      'music|song|concert|band|festival|muziek|nummer|liedje|musik|lied|konzert|musique|chanson|música|canción|concierto',
      'musica|canzone|concerto|muzy\\p{L}*|piosen\\p{L}*|koncert|sang|låt|konsert|musikk|musiik\\p{L}*|keikka\\p{L}*',
    ),
  ],
  [
    'travel',
    words(
      'travel|holiday|trip|beach|sea|mountains?|reis|reizen|vakantie|strand|zee|bergen|reisen?|urlaub|berge',
      'voyag\\p{L}*|vacances|plage|montagnes?|viaj\\p{L}*|vacaciones|playa|montañas?|viagg\\p{L}*|vacanz\\p{L}*|spiaggia|montagna',
      'podróż\\p{L}*|wakacj\\p{L}*|plaż\\p{L}*|góry|rejser?|ferie|havet|fjellet|resa|resor|semester|matkust\\p{L}*|loma\\p{L}*|rannal\\p{L}*',
    ),
  ],
  [
    'food',
    words(
      'food|cook|eat|coffee|wine|restaurant|eten|koken|koffie|wijn|essen|kochen|kaffee|wein|manger|cuisin\\p{L}*|café|vin',
      'comer|comida|cocin\\p{L}*|vino|mangiare|cucin\\p{L}*|caffè|jedzenie|gotow\\p{L}*|kaw[aęy]|wino|spise|kaffe|äta|laga mat|lage mat|lave mad',
      'kahvi\\p{L}*|viini\\p{L}*|ruoka|ruokaa|kokata|syödä',
    ),
  ],
  [
    'weekend',
    words(
      'weekend|saturday|sunday|tomorrow|zaterdag|zondag|(?<!guten |god )morgen|wochenende|samstag|sonntag|week-end|samedi|dimanche|demain',
      'fin de semana|sábado|domingo|fine settimana|sabato|domenica|domani|sobot\\p{L}*|niedziel\\p{L}*|jutro',
      'lørdag|søndag|lördag|söndag|helgen?|i morgon|viikonlop\\p{L}*|lauantai\\p{L}*|sunnuntai\\p{L}*|huomenna',
    ),
  ],
  [
    'compliment',
    words(
      'beautiful|nice|pretty|handsome|lovely|cute|sweet|mooie?|leuke?|knap|lief|schattig|schöne?s?|hübsch|süß|nett',
      'beau|belle|jolie?|mignon(?:ne)?|guap[oa]|bonit[oa]|simpátic[oa]|bell[oa]|carin[oa]|simpatic[oa]|ładn\\p{L}*|piękn\\p{L}*|mił[aey]',
      'smuk|sød|vakker|søt|snygg|vacker|söt|kaunis|komea|söpö|ihana',
    ),
  ],
  [
    'greeting',
    /^\s*(?:hi|hello|hey|good (?:morning|evening)|hoi|hallo|hé|goede(?:morgen|navond)|guten (?:tag|morgen|abend)|servus|moin|bonjour|bonsoir|salut|coucou|hola|buenas|buenos días|ciao|salve|buon(?:giorno|asera)|cześć|witaj|dzień dobry|hej|hejsan|hei|god (?:dag|morgen|aften|kväll)|moi|moikka|terve|huomenta)(?!\p{L})/iu,
  ],
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
export const answerLanguage = (language: Language): AnswerLanguage => {
  const [base = ''] = language.split('-');
  return base in replies ? (base as AnswerLanguage) : 'en';
};

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
  const texts = replies[language];
  const seed = hash(text) + turn;
  const opening = turn === 0 ? pick(texts.first, seed) : pick(texts.again, turn - 1);
  const body = turn >= LAST_TURN ? pick(texts.last, turn) : pick(texts.topics[topicOf(text)], seed);
  return `${opening} ${body}`.trim().replaceAll('{kind}', texts.kind[kind]);
}

function pick(options: readonly string[], index: number): string {
  return options[index % options.length] ?? '';
}

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
