import type { Api } from './api.ts';
import type { BrowserClientOptions } from './browser-client.ts';

/** The calls of the client, each first loading the client where it is not there yet. */
type Call = (...args: never[]) => Promise<unknown>;

/**
 * The client of this browser tab. Its code is fetched at the first call: a visitor who reads a page or fills in a form has
 * no use for it yet.
 */
export function createBrowserApi(options: BrowserClientOptions): Api {
  let loading: Promise<Api> | undefined;
  const client = (): Promise<Api> =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const load = async (): Promise<Api> => {
    const { createClient } = await import('./browser-client.ts');
    return createClient(options);
  };
  return new Proxy({} as Api, {
    get: (_target, method: keyof Api): Call => {
      return async (...args) => {
        const call = (await client())[method] as Call;
        return call(...args);
      };
    },
  });
}
