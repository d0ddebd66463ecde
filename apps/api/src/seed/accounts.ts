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
      'Doordeweeks werk ik hard, in het weekend doe ik het rustig aan. Op zondag vind je me op de markt, in gesprek met iedereen. Ik ontmoet graag iemand die eerlijk, speels en lief is.',
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
      'Ik lach snel en ik meen wat ik zeg. Mijn ideale avond begint in de keuken met de muziek aan en heeft geen vaste eindtijd. Ik neem de tijd, en dat is volgens mij de helft van de pret.',
    interests: ['barbecue', 'cooking', 'hiking', 'music', 'outdoors', 'photography', 'reading'],
    country: 'NL',
    countryregion: 'NL-UT',
  },
];
