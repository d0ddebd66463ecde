import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { MatchOverlayProps } from './MatchOverlay.types.ts';

export const matchProps = {
  isOpen: true,
  id: 'anna',
  name: 'Anna',
  age: 35,
  place: 'Utrecht',
  kind: 'demo',
  photo: { url: demoPhoto(2), width: 480, height: 600 },
  own: { id: 'bram', name: 'Bram', age: 39, photo: { url: demoPhoto(1), width: 480, height: 600 } },
  messageHref: '/members/anna/chat',
  openers: [
    'Hi Anna! I see we have something in common: sushi. How did that begin for you?',
    'And there is more we share: travelling. What do you like best about it?',
  ],
  onOpener: () => {},
  profileHref: '/members/anna',
  onClose: () => {},
  labels: {
    title: 'It’s a match',
    text: 'You and Anna like each other. Say hello while you both think of it.',
    kind: 'Demo profile',
    message: 'Write to Anna',
    price: '10 credits',
    openers: 'First lines',
    openersHint: 'It goes into the message field. Nothing is sent yet.',
    viewProfile: 'View profile',
    keepLooking: 'Keep looking',
    close: 'Close',
    photo: 'Photo of Anna',
  },
} satisfies MatchOverlayProps;

/** A like that is not returned yet: no message, and one way on. */
export const newLikeProps = {
  ...matchProps,
  kind: 'member',
  own: undefined,
  messageHref: undefined,
  openers: undefined,
  labels: { ...matchProps.labels, title: 'New like', text: 'Anna likes you.', kind: undefined },
} satisfies MatchOverlayProps;

/** The longest words there are, no photo, a fictional profile. */
export const stressMatchProps = {
  ...matchProps,
  name: 'Maximiliane-Friederike-Charlotte',
  kind: 'fictional',
  photo: null,
  own: { id: 'b', name: 'Friedrich-Wilhelm-Maximilian', photo: null },
  openers: [
    'Hei Maximiliane-Friederike-Charlotte! Meillä on yhteistä: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen. Miten se alkoi?',
    'Unterhaltungseröffnungsnachrichtenvorschlag',
  ],
  labels: {
    title: 'Gegenseitige Sympathieübereinstimmung',
    text: 'Sinä ja Maximiliane-Friederike-Charlotte olette kiinnostuneita toisistanne. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    kind: 'Kuvitteellinen käyttäjäprofiili',
    message: 'Unterhaltungseröffnungsnachricht verfassen',
    openers: 'Unterhaltungseröffnungen',
    openersHint: 'Es wird noch nichts gesendet.',
    viewProfile: 'Käyttäjäprofiilin tarkastelu',
    keepLooking: 'Jäsenten katselun jatkaminen',
    close: 'Schließen',
    photo: 'Noch kein Profilfoto vorhanden',
  },
} satisfies MatchOverlayProps;
