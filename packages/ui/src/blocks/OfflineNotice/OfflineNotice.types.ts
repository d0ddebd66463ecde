/** Says that the device is offline and what still works; `role="status"`. */
export interface OfflineNoticeProps {
  /** Whether there is no connection. */
  isOffline: boolean;
  /** All words that it shows or says. */
  labels: { title: string; text: string };
}
