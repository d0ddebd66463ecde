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
  profileHref: '/members/anna',
  onClose: () => {},
  labels: {
    title: 'It’s a match',
    text: 'You and Anna like each other. Say hello while you both think of it.',
    kind: 'Demo profile',
    message: 'Send a message',
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
  labels: { ...matchProps.labels, title: 'New like', text: 'Anna likes you.', kind: undefined },
} satisfies MatchOverlayProps;

/** The longest words there are, no photo, a fictional profile. */
export const stressMatchProps = {
  ...matchProps,
  name: 'Maximiliane-Friederike-Charlotte',
  kind: 'fictional',
  photo: null,
  own: { id: 'b', name: 'Friedrich-Wilhelm-Maximilian', photo: null },
  labels: {
    title: 'Gegenseitige Sympathieübereinstimmung',
    text: 'Sinä ja Maximiliane-Friederike-Charlotte olette kiinnostuneita toisistanne. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    kind: 'Kuvitteellinen käyttäjäprofiili',
    message: 'Unterhaltungseröffnungsnachricht verfassen',
    viewProfile: 'Käyttäjäprofiilin tarkastelu',
    keepLooking: 'Jäsenten katselun jatkaminen',
    close: 'Schließen',
    photo: 'Noch kein Profilfoto vorhanden',
  },
} satisfies MatchOverlayProps;
