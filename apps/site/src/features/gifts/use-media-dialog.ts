import type { ComponentType } from 'react';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';
import type { GiftDialogProps } from './GiftDialog.tsx';

/** What can be sent beside words. */
export type Medium = 'gift' | 'gif';

/**
 * Gifts or GIFs to choose from; their code and their words come when they are first wanted. Undefined until they are here.
 * @param medium - What is chosen now; null while nothing is.
 * @param drop - Takes the choice back, where they cannot be had.
 */
export function useMediaDialog(
  medium: Medium | null,
  drop: () => void,
): ComponentType<GiftDialogProps> | undefined {
  const texts = useTexts();
  const withTexts = async <Module>(module: Promise<Module>): Promise<Module> => {
    await texts.load(['media', 'chat']);
    return module;
  };
  const gift = useAsyncModule(() => withTexts(import('./GiftDialog.tsx')), medium === 'gift', drop);
  const gif = useAsyncModule(() => withTexts(import('./GifDialog.tsx')), medium === 'gif', drop);
  if (medium === 'gift') return gift?.GiftDialog;
  return medium === 'gif' ? gif?.GifDialog : undefined;
}
