import { demoGif } from './demoGif.ts';
import type { BubbleMessage, MessageBubbleLabels } from './MessageBubble.types.ts';

export const bubbleLabels: MessageBubbleLabels = {
  states: {
    queued: 'Waiting for the connection',
    sending: 'Sending',
    retrying: 'Not sent yet. We will try again.',
    sent: 'Sent',
    read: 'Read',
    failed: 'Not sent',
  },
  automated: 'Automatic reply',
  you: 'You',
  retry: 'Try again',
  retryNow: 'Try now',
  cancel: 'Discard',
  edit: 'Edit',
  gif: { play: 'Play', pause: 'Pause' },
};

export const ownMessage: BubbleMessage = {
  id: 'own',
  text: 'Hi Anna, that lake on your second photo: is it far from Utrecht?',
  isOwn: true,
  time: '14:05',
  timeIso: '2026-11-20T14:05:00Z',
  state: 'sent',
};

export const otherMessage: BubbleMessage = {
  id: 'other',
  text: 'Half an hour by bike. Bring a towel!',
  isOwn: false,
  time: '14:06',
  timeIso: '2026-11-20T14:06:00Z',
};

/** Long Finnish and German texts and an unbroken word. */
export const stressMessage: BubbleMessage = {
  ...ownMessage,
  id: 'stress',
  text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft\n\nhttps://example.org/averyveryverylongaddresswithoutanybreakinitthatgoesonandon',
  state: 'failed',
  failure:
    'Viestiä ei voitu lähettää, koska käytettävissä olevat krediitit eivät riitä juuri tällä hetkellä.',
};

export const stressBubbleLabels: MessageBubbleLabels = {
  ...bubbleLabels,
  automated: 'Automaattisesti lähetetty vastausviesti',
  retry: 'Noch einmal versuchen',
  cancel: 'Nachricht endgültig verwerfen',
  edit: 'Muokkaa viestiä ennen lähettämistä',
};

export const gifMessage: BubbleMessage = {
  ...otherMessage,
  id: 'gif',
  text: '',
  gif: { ...demoGif(1), credit: 'GIF by KLIPY' },
};

export const giftMessage: BubbleMessage = {
  ...otherMessage,
  id: 'gift',
  text: 'For the stories about the lake.',
  gift: { name: 'rose', words: 'Anna gave you a rose' },
};

export const linkMessage: BubbleMessage = {
  ...otherMessage,
  id: 'link',
  text: 'Write to me at https://example.org instead',
  warning:
    'This message has a link in it. Never pay, or give a code, to somebody you have not met.',
};
