import { isServed, whenServed } from './chunk-reload.ts';

const online = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });

/**
 * Loads a part of the site's code, once there is a network and a server. A part that fails while the server answers is gone:
 * that is the reload guard's affair (chunk-reload.ts).
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    if (!navigator.onLine) await online();
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) continue;
      if (await isServed()) throw error;
      await whenServed();
    }
  }
}
