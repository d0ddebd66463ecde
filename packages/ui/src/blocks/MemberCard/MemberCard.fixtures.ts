import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { MemberCardLabels, MemberCardMember } from './MemberCard.types.ts';

export const memberCardLabels: MemberCardLabels = {
  kind: { demo: 'Demo profile', fictional: 'Fictional profile' },
  online: 'online now',
  match: 'Match',
  like: (name) => `Like ${name}`,
};

export const anna: MemberCardMember = {
  id: 'anna',
  name: 'Anna',
  age: 34,
  kind: 'demo',
  place: 'Utrecht, Netherlands',
  photo: { url: demoPhoto(2), width: 480, height: 600 },
  interest: 'Sushi',
  firstLine: 'I cook too much pasta. Come and help.',
  isOnline: true,
  isLiked: false,
  isMatch: false,
};

/** Members of every kind and state, as a page of results holds them. */
export const someMembers: readonly MemberCardMember[] = [
  anna,
  {
    ...anna,
    id: 'bram',
    name: 'Bram',
    age: 41,
    kind: 'member',
    photo: { url: demoPhoto(1), width: 480, height: 600 },
    isOnline: false,
    isLiked: true,
    isMatch: true,
  },
  { ...anna, id: 'clara', name: 'Clara', age: 29, kind: 'fictional', photo: null, isOnline: false },
  {
    ...anna,
    id: 'elin',
    name: 'Elin',
    age: 47,
    photo: null,
    interest: '',
    firstLine: null,
    isOnline: false,
  },
  {
    ...anna,
    id: 'daan',
    name: 'Daan',
    age: 52,
    place: 'Gent, Belgium',
    photo: { url: demoPhoto(3), width: 480, height: 600 },
    isOnline: false,
    isLiked: true,
  },
];

/** The longest words there are: German region, Finnish label, a name of 32 characters. */
export const stressMember: MemberCardMember = {
  ...anna,
  id: 'stress',
  name: 'Maximiliane-Friederike-Charlotte',
  age: 67,
  kind: 'fictional',
  place: 'Mecklenburg-Vorpommern, Bundesrepublik Deutschland',
  photo: null,
  interest: 'Gesellschaftsspiele',
  firstLine:
    'Am liebsten sitze ich sonntags mit Blumenkohlsuppe und Kreuzworträtsel am Fenster, und rede mit niemandem.',
  isMatch: true,
  isLiked: true,
};

export const stressLabels: MemberCardLabels = {
  ...memberCardLabels,
  kind: { demo: 'Esittelykäyttäjäprofiili', fictional: 'Kuvitteellinen käyttäjäprofiili' },
  online: 'Paikalla juuri nyt',
  match: 'Gegenseitige Übereinstimmung',
};
