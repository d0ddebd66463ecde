import { createContext, useContext, type ReactNode } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);

/** Gives the page the client it calls the API with: over the network in the browser, in process on the server. */
export function ApiProvider(props: { api: Api; children: ReactNode }): ReactNode {
  return <ApiContext value={props.api}>{props.children}</ApiContext>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi: no ApiProvider above');
  return api;
}
