import { DAY_MS } from '../ports/clock.ts';
import { SEED_DATE } from './people.ts';
import type { Seeded } from './people.ts';

/** The password of both demo accounts; printed at the start, worth nothing elsewhere. */
export const DEMO_PASSWORD = 'velours-demo-1';

export const ANNA_EMAIL = 'anna@demo.velours.test';
export const BRAM_EMAIL = 'bram@demo.velours.test';

const common = {
  passwordHash: '', // set by the seed
  status: 'active',
  kind: 'demo',
  autoReply: false,
  language: 'en',
  domain: 'general',
  signupDate: new Date(SEED_DATE - 40 * DAY_MS),
  confirmedAt: new Date(SEED_DATE - 40 * DAY_MS + 600_000),
  lastActiveAt: new Date(SEED_DATE),
} as const;

/** The two members a newcomer logs in as. They are demo members too, but nothing answers in their name. */
export const ACCOUNTS: readonly (Seeded & { readonly confirmedAt: Date })[] = [
  {
    ...common,
    id: '019a0000-0000-7000-8000-00000000a11a',
    email: ANNA_EMAIL,
    name: 'Anna',
    birthDate: '1991-04-12',
    gender: 'female',
    sexuality: 'hetero',
    reason: 'dating',
    tattoos: 'few',
    hairColour: 'black',
    eyeColour: 'green',
    bodyType: 'average',
    relationshipStatus: 'single',
    aboutMe:
      'I work hard during the week and like my weekends slow. On Sundays you will find me at the market, talking to everybody. I would like to meet someone who is honest, playful and kind.',
    interests: ['biking', 'coffee', 'cooking', 'dancing', 'movies', 'travelling', 'wine'],
    country: 'NL',
    countryregion: 'NL-NH',
  },
  {
    ...common,
    id: '019a0000-0000-7000-8000-00000000b4a4',
    email: BRAM_EMAIL,
    name: 'Bram',
    birthDate: '1987-09-30',
    gender: 'male',
    sexuality: 'hetero',
    reason: 'relationship',
    tattoos: 'none',
    hairColour: 'black',
    eyeColour: 'brown',
    bodyType: 'athletic',
    relationshipStatus: 'divorced',
    aboutMe:
      'I laugh easily and mean what I say. My perfect evening starts in the kitchen with music on and has no fixed end. I take my time, and I think that is half the fun.',
    interests: ['barbecue', 'cooking', 'hiking', 'music', 'outdoors', 'photography', 'reading'],
    country: 'NL',
    countryregion: 'NL-UT',
  },
];
