/** Says that live messages are interrupted and being restored; `role="status"`, quiet while connected. */
export interface ConnectionNoticeProps {
  state: 'connected' | 'reconnecting';
  labels: { reconnecting: string; connected: string };
}
