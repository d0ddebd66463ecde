const online = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });

/**
 * Loads a part of the site's code, once there is a network: a browser may remember an import that failed. A failure with a
 * network is the reload guard's affair (chunk-reload.ts).
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    if (!navigator.onLine) await online();
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
    }
  }
}
