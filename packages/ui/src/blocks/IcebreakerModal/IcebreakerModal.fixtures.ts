import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { IcebreakerModalProps } from './IcebreakerModal.types.ts';

/** A member, lines and words for stories and tests. */
export const icebreaker: Omit<IcebreakerModalProps, 'isOpen' | 'onClose' | 'onChoose'> = {
  member: { name: 'Anna', photo: demoPhoto(2), kind: 'demo', kindLabel: 'Demo profile' },
  lines: [
    'Hello Anna, how is your weekend going?',
    'You like hiking too! Which walk would you do again tomorrow?',
    'If we had a coffee now, what would we talk about?',
    'What made you smile today?',
  ],
  labels: {
    title: 'Say hello to Anna',
    lead: 'Choose a line to begin with. It goes into the message field, where you can change it; nothing is sent yet.',
    list: 'First lines',
    own: 'Write something of my own',
    close: 'Close',
  },
};

export const stressIcebreaker: typeof icebreaker = {
  member: {
    name: 'Maximiliane-Alexandrina Wolfeschlegelsteinhausenbergerdorff',
    photo: null,
    kind: 'fictional',
    kindLabel: 'Fiktives Unterhaltungsprofil',
  },
  lines: [
    'Donaudampfschifffahrtsgesellschaftskapitänsmützen stehen dir bestimmt ausgezeichnet!',
    'Mikä on lempikahvilasi, ja miksi juuri se on sinulle niin merkityksellinen paikka?',
    'Hi!',
  ],
  labels: {
    title: 'Unterhaltung mit Maximiliane-Alexandrina Wolfeschlegelsteinhausenbergerdorff beginnen',
    lead: 'Valitse aloitusviesti. Se siirtyy viestikenttään, jossa voit muokata sitä; mitään ei vielä lähetetä.',
    list: 'Aloitusviestit',
    own: 'Lieber etwas Eigenes schreiben und fortfahren',
    close: 'Schließen',
  },
};
