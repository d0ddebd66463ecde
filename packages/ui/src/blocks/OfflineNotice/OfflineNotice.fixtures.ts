import type { OfflineNoticeProps } from './OfflineNotice.types.ts';

export const offlineLabels: OfflineNoticeProps['labels'] = {
  title: 'You are offline.',
  text: 'You can read what has been loaded. Messages are sent when you are back.',
};

export const stressOfflineLabels: OfflineNoticeProps['labels'] = {
  title: 'Internetverbindungsunterbrechung festgestellt.',
  text: 'Bereits geladene Unterhaltungsverläufe bleiben lesbar. Lähettämättömät keskusteluviestisi lähetetään verkkoyhteyden palautuessa.',
};
