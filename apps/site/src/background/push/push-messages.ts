/** Calls back when a push message has come to this browser (public/push-worker.js); returns how to stop. */
export function onPushMessage(callback: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const worker = navigator.serviceWorker;
  const listener = ({ data }: MessageEvent<{ type?: string } | null>): void => {
    if (data?.type === 'push-message') callback();
  };
  worker.addEventListener('message', listener);
  return () => worker.removeEventListener('message', listener);
}
