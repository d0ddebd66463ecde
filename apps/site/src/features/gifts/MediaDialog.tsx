import type { ReactNode } from 'react';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import type { GiftDialogProps } from './GiftDialog.tsx';

/** What can be sent beside words. */
export type Medium = 'gift' | 'gif';

interface MediaDialogProps extends GiftDialogProps {
  /** What is chosen now; null while nothing is. */
  medium: Medium | null;
}

/** Gifts or GIFs to choose from; their code and their words come when they are first wanted. */
export function MediaDialog({ medium, ...props }: MediaDialogProps): ReactNode {
  const texts = useTexts();
  const withTexts = async <Module,>(module: Promise<Module>): Promise<Module> => {
    await texts.load(['media', 'chat']);
    return module;
  };
  const gift = useAsyncModule(() => withTexts(import('./GiftDialog.tsx')), medium === 'gift');
  const gif = useAsyncModule(() => withTexts(import('./GifDialog.tsx')), medium === 'gif');
  if (medium === 'gift') return gift && <gift.GiftDialog {...props} />;
  return medium === 'gif' && gif ? <gif.GifDialog {...props} /> : null;
}
