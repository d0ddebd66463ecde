/**
 * Loads a part of the site's code; where that fails without a network, again once there is one. A failure with a network is
 * the reload guard's affair (chunk-reload.ts).
 */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
