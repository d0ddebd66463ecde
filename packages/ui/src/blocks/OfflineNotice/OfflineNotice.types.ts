/** Says that the device is offline and what still works; `role="status"`. */
export interface OfflineNoticeProps {
  isOffline: boolean;
  labels: { title: string; text: string };
}
