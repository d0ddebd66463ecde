import type { ReactNode } from 'react';
import { useSettings } from '../../app/data/hooks.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import { useFromNextPage } from '../../app/document/use-from-next-page.ts';

/**
 * The opt-in for push (spec section 4). Only the browser knows whether there is something to opt in to, so its code comes with the
 * first page a member goes on to, and itself with the next one: no page moves while it is read.
 */
export function PushAlertHost(): ReactNode {
  const texts = useTexts();
  const { push_public_key: publicKey } = useSettings();
  const isWanted = useFromNextPage(publicKey !== null);
  const part = useAsyncModule(async () => {
    const [loaded] = await Promise.all([import('./PushAlert.tsx'), texts.load(['push'])]);
    return loaded;
  }, isWanted);
  const isShown = useFromNextPage(part !== undefined);
  return isShown && part && <part.PushAlert />;
}
