import { answer } from '../../app/data/api.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import { field, intentOf } from '../../app/forms/submit.ts';
import { writtenCall, type Written } from './written-call.ts';

/** Sends the message, or the gift or GIF that is named. */
export async function submitMessage(
  form: FormData,
  { api, url, signal }: Pick<PageArgs, 'api' | 'url' | 'signal'>,
) {
  const written = {
    profileId: field(form, 'profile'),
    text: field(form, 'text'),
    media: mediaOf(form),
    idempotencyKey: intentOf(form).header['Idempotency-Key'],
  };
  return { ...(await answer(writtenCall(api, written, signal))), seeOther: url.pathname };
}

function mediaOf(form: FormData): Written['media'] {
  const [gift, gif] = [field(form, 'gift'), field(form, 'gif')];
  if (gift) return { kind: 'gift', id: gift };
  return gif ? { kind: 'gif', id: gif } : undefined;
}
