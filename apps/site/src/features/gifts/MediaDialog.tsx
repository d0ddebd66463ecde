import type { ReactNode } from 'react';
import { GifDialog } from './GifDialog.tsx';
import { GiftDialog, type GiftDialogProps } from './GiftDialog.tsx';

/** What can be sent beside words. */
export type Medium = 'gift' | 'gif';

/** Gifts or GIFs to choose from. Fetched with the first press, and with the texts of `media` and `chat`. */
export function MediaDialog(props: GiftDialogProps & { medium: Medium | null }): ReactNode {
  const { medium, ...rest } = props;
  if (medium === 'gift') return <GiftDialog {...rest} />;
  return medium === 'gif' ? <GifDialog {...rest} /> : null;
}
