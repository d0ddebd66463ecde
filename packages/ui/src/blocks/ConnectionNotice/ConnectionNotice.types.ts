/** Says that live messages are interrupted and being restored; `role="status"`, quiet while connected. */
export interface ConnectionNoticeProps {
  /** `offline`: another notice says so (OfflineNotice); this one says when it is over. */
  state: 'connected' | 'reconnecting' | 'offline';
  /** All words that it shows or says. */
  labels: { reconnecting: string; connected: string };
}
