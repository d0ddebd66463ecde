import type { SendInput } from '@velours/machines/messageOutbox';
import type { Api, intent, Schemas } from '../../app/data/api.ts';

/**
 * Sends a message, a gift or a GIF: each kind has its call, and all keep what they answered for their key.
 * @param params With the key of this intent: what is sent twice by it is sent, and paid, once.
 */
export function postMessage(
  api: Api,
  {
    profileId,
    text,
    media,
  }: Pick<SendInput, 'profileId' | 'text'> & Partial<Pick<SendInput, 'media'>>,
  params: ReturnType<typeof intent>,
  signal?: AbortSignal,
) {
  const to = { profile: profileId };
  const options = { params, ...(signal ? { signal } : {}) };
  if (media?.kind === 'gift') {
    const body = { ...to, gift: media.id as Schemas['GiftName'] };
    return api.POST('/api/gift.php', { ...options, body });
  }
  if (media?.kind === 'gif') {
    return api.POST('/api/gifs.php', { ...options, body: { ...to, gif: media.id } });
  }
  return api.POST('/api/messages.php', { ...options, body: { ...to, text } });
}
