import type { ConnectionNoticeProps } from './ConnectionNotice.types.ts';

export const connectionLabels: ConnectionNoticeProps['labels'] = {
  reconnecting: 'Connecting again. New messages may be late.',
  connected: 'Connected again.',
};

export const stressConnectionLabels: ConnectionNoticeProps['labels'] = {
  reconnecting:
    'Die Verbindung zur Echtzeitnachrichtenübermittlung wird gegenwärtig wiederhergestellt. Reaaliaikaviestiyhteyttä palautetaan.',
  connected: 'Echtzeitnachrichtenübermittlung wiederhergestellt.',
};
