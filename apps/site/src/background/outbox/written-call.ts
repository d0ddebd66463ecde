import type { components, VeloursClient } from '@velours/api-client';

type Schemas = components['schemas'];

/** A message as it is sent. */
export interface Written {
  profileId: string;
  /** Empty where it is no text. */
  text: string;
  media?: { kind: 'gift' | 'gif'; id: string } | undefined;
  idempotencyKey: string;
}

/** What the server says of a message that it took: the message, and the credits that are left. */
interface Sent {
  message: Schemas['Message'];
  credits: number;
}

/**
 * Calls for a message, or the gift or GIF that it is: each kind has its call, and all keep what they answered for their key, so that what
 * is sent twice by it is sent, and paid, once.
 */
export function writtenCall(
  api: VeloursClient,
  { profileId: profile, text, media, idempotencyKey }: Written,
  signal?: AbortSignal,
): Promise<{ data?: Sent; error?: unknown; response: Response }> {
  const call = {
    params: { header: { 'Idempotency-Key': idempotencyKey } },
    ...(signal && { signal }),
  };
  if (media?.kind === 'gift') {
    const gift = media.id as Schemas['GiftName'];
    return api.POST('/api/gift.php', { ...call, body: { profile, gift } });
  }
  return media
    ? api.POST('/api/gifs.php', { ...call, body: { profile, gif: media.id } })
    : api.POST('/api/messages.php', { ...call, body: { profile, text: text.trim() } });
}
