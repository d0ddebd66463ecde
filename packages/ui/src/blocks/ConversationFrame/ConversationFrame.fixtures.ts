import { demoPhoto } from '../../testing/demoPhoto.ts';
import type { ConversationFrameProps } from './ConversationFrame.types.ts';

export const conversationFrame: Omit<ConversationFrameProps, 'children' | 'composer'> = {
  name: 'Anna',
  kind: 'demo',
  kindLabel: 'Demo profile',
  thumbnailUrl: demoPhoto(2),
  isOnline: true,
  onlineLabel: 'Online',
  profileHref: '#anna',
  profileLabel: 'Anna, view profile',
  backHref: '#chats',
  backLabel: 'Chats',
  removeLabel: 'Remove the chat with Anna',
};

export const stressFrame: Omit<ConversationFrameProps, 'children' | 'composer'> = {
  ...conversationFrame,
  name: 'Maximiliane-Friederike-Charlotte',
  kind: 'fictional',
  kindLabel: 'Kuvitteellinen käyttäjäprofiili',
  thumbnailUrl: null,
  backLabel: 'Keskustelut',
  profileLabel: 'Maximiliane-Friederike-Charlotte, näytä profiili',
};
