/** What the browser allows, as far as it can be known without asking: `askable`, `denied`, or no push at all. */
export type PushCapability = 'askable' | 'denied' | 'incapable';

/** @param publicKey the settings' VAPID key, null where the site has no push */
export function pushCapability(publicKey: string | null, browser: object): PushCapability {
  if (!publicKey) return 'incapable';
  const { navigator, Notification } = browser as {
    navigator?: object;
    Notification?: { permission: NotificationPermission };
  };
  const isCapable = navigator && 'serviceWorker' in navigator && 'PushManager' in browser;
  if (!isCapable || !Notification) return 'incapable';
  return Notification.permission === 'denied' ? 'denied' : 'askable';
}
