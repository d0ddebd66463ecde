import type { ReactNode } from 'react';
import { useSettings } from '../../app/data/hooks.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useFirstTouch } from '../../app/loading/first-touch.ts';
import { useAsyncModule } from '../../app/loading/parts.tsx';

/** Offers push where the member has just seen what for: in a conversation that somebody else has written in (spec section 4). */
export function PushOffer(): ReactNode {
  const texts = useTexts();
  const { push_public_key: publicKey } = useSettings();
  const isTouched = useFirstTouch();
  const part = useAsyncModule(
    async () => {
      const [loaded] = await Promise.all([import('./PushAlert.tsx'), texts.load(['push'])]);
      return loaded;
    },
    isTouched && publicKey !== null,
  );
  return part && <part.PushAlert />;
}
