import { useRef, useState } from 'react';
import { newIdempotencyKey } from '@velours/api-client';
import { useApi } from '../../data/ApiProvider.tsx';
import { useSettings } from '../../data/hooks.ts';
import { pushCapability, type PushCapability } from './capability.ts';
import { subscribeToPush } from './subscribe.ts';

export interface Push {
  state: PushCapability | 'asking' | 'subscribed';
  /** Asks the member; only after a press of theirs. */
  enable: () => void;
}

/** Push notifications of this browser, as the step of sign-up offers them. In the browser only. */
export function usePush(onFailure: () => void): Push {
  const api = useApi();
  const { push_public_key: publicKey } = useSettings();
  const [state, setState] = useState<Push['state']>(() => pushCapability(publicKey, globalThis));
  const key = useRef<string>(undefined);

  async function ask(): Promise<void> {
    if (!publicKey || state !== 'askable') return;
    setState('asking');
    // The same key at the next press: the answer may have been lost on its way.
    key.current ??= newIdempotencyKey();
    try {
      setState(await subscribeToPush(api, publicKey, key.current));
    } catch {
      setState('askable');
      onFailure();
    }
  }

  return { state, enable: () => void ask() };
}
