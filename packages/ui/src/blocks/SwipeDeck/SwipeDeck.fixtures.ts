import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { SwipeDeckLabels, SwipeProfile } from './SwipeDeck.types.ts';

export const swipeLabels: SwipeDeckLabels = {
  title: 'Swipe game',
  likesLeft: (left, perDay) => `${left} of ${perDay} likes left`,
  card: (name, age, kind) => [name, age, kind].filter(Boolean).join(', '),
  keys: 'Keys: → likes, ← passes, Backspace brings back, Enter opens the profile.',
  like: 'Like',
  pass: 'Pass',
  undo: 'Bring back',
  viewProfile: 'View profile',
  likeName: (name) => `Like ${name}`,
  passName: (name) => `Pass on ${name}`,
  undoName: (name) => `Bring back ${name}`,
  viewProfileName: (name) => `View profile of ${name}`,
  liked: (name) => `You liked ${name}.`,
  passed: (name) => `You passed on ${name}.`,
  undone: (name) => `${name} is back.`,
  loading: 'Looking for profiles',
  kind: { demo: 'Demo profile', fictional: 'Fictional profile' },
};

const photo = (index: number) => ({ url: demoPhoto(index), width: 480, height: 600 });

/** Four to decide on, one of each kind and one without a photo. */
export const swipeProfiles: readonly [SwipeProfile, SwipeProfile, SwipeProfile, SwipeProfile] = [
  {
    id: 'anna',
    name: 'Anna',
    age: 34,
    kind: 'demo',
    place: 'Utrecht, Netherlands',
    photo: photo(2),
    about:
      'Swims in the sea in April, cooks for eight on Sundays, and looks for somebody to laugh with.',
  },
  {
    id: 'bram',
    name: 'Bram',
    age: 41,
    kind: 'member',
    place: 'Gent, Belgium',
    photo: photo(1),
    about: 'Plays the double bass, badly.',
  },
  { id: 'clara', name: 'Clara', age: 29, kind: 'fictional', place: 'Aarhus, Denmark', photo: null },
  {
    id: 'daan',
    name: 'Daan',
    age: 52,
    kind: 'demo',
    place: 'Turku, Finland',
    photo: photo(3),
    about: 'Bakes, sails, reads the last page first.',
  },
];

export const limitMessage = {
  title: 'Those were your 4 likes for today',
  text: 'You get 4 new likes tomorrow at 9:12. Until then you can look at everybody in the search.',
};

/** The longest words there are, no photo, one like left. */
export const stressSwipeLabels: SwipeDeckLabels = {
  ...swipeLabels,
  title: 'Sympathiebekundungsspiel',
  likesLeft: (left, perDay) => `${left}/${perDay} Sympathiebekundungen verfügbar`,
  keys: 'Nuolinäppäin oikealle tykkää, nuolinäppäin vasemmalle ohittaa, askelpalautin palauttaa.',
  like: 'Tykkäysilmoitus',
  pass: 'Überspringen',
  undo: 'Rückgängigmachen',
  viewProfile: 'Käyttäjäprofiilin tarkastelu',
  likeName: (name) => `Tykkäysilmoitus ${name}`,
  passName: (name) => `Überspringen ${name}`,
  undoName: (name) => `Rückgängigmachen ${name}`,
  viewProfileName: (name) => `Käyttäjäprofiilin tarkastelu ${name}`,
  kind: { demo: 'Esittelykäyttäjäprofiili', fictional: 'Kuvitteellinen käyttäjäprofiili' },
};

export const stressSwipeProfile: SwipeProfile = {
  id: 'stress',
  name: 'Maximiliane-Friederike-Charlotte',
  age: 67,
  kind: 'fictional',
  place: 'Mecklenburg-Vorpommern, Bundesrepublik Deutschland',
  photo: null,
  about:
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichensammlerin mit Lebenserfahrung, Selbstbewusstsein und Unternehmungslust, die an langen Winterabenden leidenschaftlich gerne Kreuzworträtsel löst.',
};

/** Looks at a card that has just come: before, it takes no decision. */
export const look = (): Promise<void> => new Promise((seen) => setTimeout(seen, 450));
