import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { ProfileHeaderProps } from './ProfileHeader.types.ts';

export const annaHeader: ProfileHeaderProps = {
  name: 'Anna',
  age: 34,
  kind: 'demo',
  kindLabel: 'Demo profile',
  kindNotice: 'This profile belongs to the demonstration. Its answers are written by a program.',
  place: 'Utrecht, Netherlands',
  photo: { url: demoPhoto(2), width: 480, height: 600 },
  isOnline: true,
  onlineLabel: 'Online',
  matchLabel: 'You like each other',
  photoLabel: 'Photo of Anna',
};

/** The longest words there are and no photo. */
export const stressHeader: ProfileHeaderProps = {
  ...annaHeader,
  name: 'Maximiliane-Friederike-Charlotte',
  age: 67,
  kind: 'fictional',
  kindLabel: 'Kuvitteellinen käyttäjäprofiili',
  kindNotice:
    'Tämä profiili on kuvitteellinen: sen takana ei ole jäsentä, eikä tapaaminen ole mahdollista missään tilanteessa.',
  place: 'Mecklenburg-Vorpommern, Bundesrepublik Deutschland',
  photo: null,
  onlineLabel: 'Paikalla juuri nyt',
  matchLabel: 'Gegenseitige Übereinstimmung',
  photoLabel: 'Noch kein Profilfoto vorhanden',
};
