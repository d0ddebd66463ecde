import { answer, type Schemas } from '../../app/data/api.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import { callOf, field } from '../../app/forms/submit.ts';

/**
 * Sends a message, or the gift or GIF that is named: each kind has its call, and all keep what they answered for their key, so that
 * what is sent twice by it is sent, and paid, once.
 */
export async function submitMessage(
  form: FormData,
  page: Pick<PageArgs, 'api' | 'url' | 'signal'>,
) {
  const to = { profile: field(form, 'profile') };
  const { api, url } = page;
  const call = callOf(form, page);
  const gift = field(form, 'gift') as Schemas['GiftName'] | '';
  const gif = field(form, 'gif');
  const sent = await (gift
    ? answer(api.POST('/api/gift.php', { ...call, body: { ...to, gift } }))
    : gif
      ? answer(api.POST('/api/gifs.php', { ...call, body: { ...to, gif } }))
      : answer(
          api.POST('/api/messages.php', {
            ...call,
            body: { ...to, text: field(form, 'text').trim() },
          }),
        ));
  return { ...sent, seeOther: url.pathname };
}
