import type { ReactNode } from 'react';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host, useTurn } from '../host.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

/** The full-screen overlay of a match or a new like (spec section 2); its code comes when there is one to tell. */
export function LikeOverlay(): ReactNode {
  const snapshot = useSnapshot(host.likeOverlay);
  const isShowing = snapshot?.matches({ overlay: 'showing' }) ?? false;
  const window = useAsyncModule(() => import('./LikeWindow.tsx'), isShowing);
  const isOpen = snapshot?.matches({ overlay: { showing: 'open' } }) ?? false;
  const hasTurn = useTurn(isOpen && window !== undefined);
  return window && snapshot && hasTurn ? <window.LikeWindow snapshot={snapshot} /> : null;
}
