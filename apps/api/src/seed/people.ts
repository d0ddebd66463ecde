/** The demo members: who they are, always the same ones. Everybody is an adult and everybody is invented. */
import type { Country, Gender, Interest, Language } from '@velours/openapi/types';
import { countries } from '@velours/openapi/page-values';
import type { members } from '../db/schema.ts';
import { REGIONS } from '../domain/regions/regions.ts';
import aboutTexts from './about-texts.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import { DAY_MS } from '../ports/clock.ts';
import { SENIOR_AGE } from './portraits.ts';
import { Random } from './random.ts';

export type NewMember = typeof members.$inferInsert;

/** The day the demo network was drawn up: birth dates and sign-up dates count from here. */
export const SEED_DATE = Date.parse('2026-11-01T12:00:00Z');

const YOUNGEST = 21;
const OLDEST = 70;

/** Nobody logs in as an invented member: there is no address claim either, so this is never compared. */
const NO_PASSWORD = 'none';

const SEED = 0x20261101;

/** Each region gets this many before the rest is spread by weight. */
const LEAST_IN_REGION = 4;
/** One in so many is a fictional profile: about two percent. */
const FICTIONAL_EVERY = 50;

/** How the members beyond the least are spread: the more, the sooner somebody is met there. */
const WEIGHTS: Readonly<Record<Country, number>> = {
  NL: 26,
  BE: 10,
  DE: 12,
  AT: 3,
  CH: 1,
  DK: 5,
  SE: 3,
  NO: 3,
  FI: 2,
  FR: 6,
  ES: 5,
  IT: 4,
  PL: 4,
  GB: 14,
  IE: 2,
  US: 6,
};

/** What demo members are interested in; the explicit ones of the list are left to real members. */
const DEMO_INTERESTS: readonly Interest[] = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'barbecue',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'massages',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'relationship',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
];

type Tongue = keyof typeof aboutTexts & Language;

/** What is written in a country. */
const TONGUES: Readonly<Record<Country, Tongue>> = {
  NL: 'nl',
  BE: 'fr',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  DK: 'da',
  SE: 'sv',
  NO: 'nb',
  FI: 'fi',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  PL: 'pl',
  GB: 'en',
  IE: 'en',
  US: 'en',
};

/** Regions where another language is written than in most of their country: Flanders, western Switzerland, Ticino, Åland. */
const OTHER_TONGUES: readonly (readonly [Tongue, readonly string[]])[] = [
  ['nl', ['BE-VAN', 'BE-VBR', 'BE-VLI', 'BE-VOV', 'BE-VWV']],
  ['fr', ['CH-FR', 'CH-GE', 'CH-JU', 'CH-NE', 'CH-VD', 'CH-VS']],
  ['it', ['CH-TI']],
  ['sv', ['FI-01']],
];

/** The language a demo member writes in: that of where they live. */
const tongueOf = (country: Country, region: string): Tongue =>
  OTHER_TONGUES.find(([, regions]) => regions.includes(region))?.[0] ?? TONGUES[country];

/** A member of the demo network: every column is given that the seed reads again. */
export type Seeded = NewMember & {
  readonly gender: Gender;
  readonly country: Country;
  readonly kind: 'demo' | 'fictional';
  readonly signupDate: Date;
};

/** `count` people over every country and region, half women and half men. */
export function inventPeople(count: number): Seeded[] {
  return placesFor(new Random(SEED), count).map(([country, region], index) =>
    invent(new Random(SEED + 7919 * (index + 1)), index, country, region),
  );
}

/** A country and region a person; every region twice (a woman and a man) before any gets more. */
function placesFor(random: Random, count: number): [Country, string][] {
  const all = countries.flatMap((country) =>
    REGIONS[country].map((region): [Country, string] => [country, region.id]),
  );
  const places: [Country, string][] = [];
  for (let round = 0; round < LEAST_IN_REGION / 2; round += 1) {
    for (const place of all) places.push(place, place);
  }
  const draw = countries.flatMap((country) => Array<Country>(WEIGHTS[country]).fill(country));
  while (places.length < count) {
    const country = random.pick(draw);
    places.push([country, random.pick(REGIONS[country]).id]);
  }
  return places.slice(0, count);
}

function invent(random: Random, index: number, country: Country, region: string): Seeded {
  const gender = index % 2 === 0 ? 'female' : 'male';
  const age = inventAge(random);
  const signup = SEED_DATE - random.int(2, 700) * DAY_MS - random.int(0, DAY_MS);
  const language = tongueOf(country, region);
  return {
    id: random.uuid(signup),
    email: `demo-${String(index + 1).padStart(4, '0')}@members.velours.test`,
    name: random.pick(names[country][gender]),
    passwordHash: NO_PASSWORD,
    birthDate: birthDate(random, age),
    gender,
    sexuality: inventSexuality(random, gender),
    reason: random.pick(['chat', 'dating', 'dating', 'relationship', 'casual', 'friendship']),
    tattoos: random.pick(['none', 'none', 'few', 'few', 'many']),
    hairColour: age >= SENIOR_AGE ? 'grey' : 'black',
    eyeColour: random.pick(['blue', 'green', 'brown', 'brown', 'grey', 'hazel']),
    bodyType: random.pick(['slim', 'average', 'average', 'athletic', 'curvy', 'plus_size']),
    relationshipStatus: inventStatus(random, age),
    aboutMe: random.chance(0.94) ? inventAbout(random, language) : '',
    interests: random.sample(DEMO_INTERESTS, random.int(3, 9)),
    country,
    countryregion: region,
    status: 'active',
    kind: isFictional(index) ? 'fictional' : 'demo',
    autoReply: true,
    language,
    domain: 'general',
    signupDate: new Date(signup),
    confirmedAt: new Date(signup + 600_000),
    lastActiveAt: new Date(signup),
  };
}

/** Two percent, women and men in turn. */
const isFictional = (index: number): boolean =>
  index % FICTIONAL_EVERY === 20 + (Math.floor(index / FICTIONAL_EVERY) % 2);

/** Rather between 25 and 55 than at the ends. */
const inventAge = (random: Random): number =>
  Math.round((random.int(YOUNGEST, OLDEST) + random.int(YOUNGEST, OLDEST)) / 2);

function birthDate(random: Random, age: number): string {
  const today = new Date(SEED_DATE);
  const latest = Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate());
  return new Date(latest - random.int(0, 364) * DAY_MS).toISOString().slice(0, 10);
}

function inventSexuality(random: Random, gender: Gender): NewMember['sexuality'] {
  const roll = random.next();
  if (roll < 0.72) return 'hetero';
  if (roll < 0.86) return 'bi';
  return gender === 'male' ? 'gay' : 'lesbian';
}

function inventStatus(random: Random, age: number): NewMember['relationshipStatus'] {
  const common: NewMember['relationshipStatus'][] = [
    'single',
    'single',
    'single',
    'single',
    'open',
    'relationship',
  ];
  return random.pick(age < 35 ? common : [...common, 'divorced', 'divorced', 'widowed', 'married']);
}

/** Three or four sentences that go together in any combination. */
function inventAbout(random: Random, language: Tongue): string {
  const texts = aboutTexts[language];
  const sentences = [
    random.pick(texts.opening),
    random.pick(texts.middle).replace('{place}', random.pick(texts.place)),
    random.pick(texts.seeking),
  ];
  if (random.chance(0.7)) sentences.push(random.pick(texts.closing));
  return sentences.join(' ');
}
