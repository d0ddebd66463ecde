import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';

export type Kinds = Schemas['NotificationKinds'];

/** What a form of the page does. */
export type Doing = 'save' | 'stop' | 'resume';

const KINDS = ['messages', 'likes', 'matches'] as const;

export const NONE: Kinds = { messages: false, likes: false, matches: false };

/** The kinds that are chosen, as the check boxes have them. */
export const chosenOf = (kinds: Kinds): string[] => KINDS.filter((kind) => kinds[kind]);

export const wishesOf = (chosen: readonly string[]): Kinds => ({
  messages: chosen.includes('messages'),
  likes: chosen.includes('likes'),
  matches: chosen.includes('matches'),
});

export const kindOptions = (t: Translate) =>
  KINDS.map((kind) => ({ value: kind, label: t(($) => $.notifications.kinds[kind]) }));

export function notificationsPath(token: string | null, isSaved = false): string {
  const params = new URLSearchParams({
    ...(token !== null && { token }),
    ...(isSaved && { saved: '1' }),
  });
  return params.size === 0 ? '/notifications' : `/notifications?${params}`;
}

/** Why no news is mailed, and what the button that changes it says; null where it is mailed. */
export function offNotice(
  t: Translate,
  { disabled, address_check_sent }: Schemas['Notifications'],
) {
  if (disabled.length === 0) return null;
  const hasBounced = disabled.includes('bounce');
  const isAsked = hasBounced && address_check_sent;
  return {
    title: isAsked ? t(($) => $.notifications.off.checkTitle) : t(($) => $.notifications.off.title),
    reasons: isAsked
      ? [t(($) => $.notifications.off.checkSent)]
      : disabled.map((reason) => t(($) => $.notifications.off[reason])),
    resume: hasBounced
      ? t(($) => $.notifications.off.resumeBounce)
      : t(($) => $.notifications.off.resume),
    hasBounced,
  };
}
