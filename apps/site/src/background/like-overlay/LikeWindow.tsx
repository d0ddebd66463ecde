import type { ReactNode } from 'react';
import type { likeOverlayMachine } from '@velours/machines/likeOverlay';
import { MatchOverlay } from '@velours/ui/blocks/MatchOverlay';
import type { SnapshotFrom } from 'xstate';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { host } from '../host.ts';
import { likeOverlayProps } from './like-overlay.ts';

/** The overlay itself, while there is something to tell. */
export function LikeWindow(props: {
  snapshot: SnapshotFrom<typeof likeOverlayMachine>;
}): ReactNode {
  const t = useTranslate();
  const { cdn_prefix: cdnPrefix } = useSettings();
  const overlay = likeOverlayProps(props.snapshot, { t, send: host.likeOverlay.send, cdnPrefix });
  return overlay && <MatchOverlay {...overlay} />;
}
