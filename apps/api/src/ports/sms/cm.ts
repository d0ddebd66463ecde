/** CM.com, Business Messaging API (developers.cm.com/messaging): JSON over HTTPS with a product token. */
import { readJson } from '../answers.ts';
import { NumberRefused } from './sms-port.ts';
import type { SmsPort } from './sms-port.ts';

const TIMEOUT_MS = 10_000;

/** "This MSG has an invalid Phone Number in the To field". */
const INVALID_NUMBER = 303;

export interface CmSettings {
  readonly productToken: string;
  /** What stands above the message: a name of at most 11 letters and digits, or a number. */
  readonly sender: string;
  readonly url: string;
}

interface CmAnswer {
  readonly errorCode?: number;
  readonly messages?: readonly { readonly status?: string; readonly messageErrorCode?: number }[];
}

export function createCmSms(
  { productToken, sender, url }: CmSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): SmsPort {
  return {
    send: async ({ id, to, text }) => {
      const response = await fetch(`${url}/v1.0/message`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-cm-producttoken': productToken,
        },
        body: JSON.stringify({
          messages: {
            msg: [
              {
                allowedChannels: ['SMS'],
                from: sender,
                // Their numbers begin with 00 in place of the plus.
                to: [{ number: to.replace(/^\+/, '00') }],
                // Letters outside of the SMS alphabet make it a Unicode message.
                body: { type: 'auto', content: text },
                // What is longer than one is cut off, or put together again by the phone.
                minimumNumberOfMessageParts: 1,
                maximumNumberOfMessageParts: 8,
                reference: id,
              },
            ],
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // What they say of a failure repeats number and text: only its numbers are told on.
      // A request of which no message was taken is a 400 that says why.
      if (!response.ok && response.status !== 400)
        throw new Error(`CM.com answered ${response.status}`);
      const answer = (await readJson(response)) as CmAnswer;
      const ofMessage = answer.messages?.[0]?.messageErrorCode ?? 0;
      if (ofMessage === INVALID_NUMBER)
        throw new NumberRefused(`CM.com did not take the number: ${ofMessage}`);
      const code = ofMessage !== 0 ? ofMessage : (answer.errorCode ?? 0);
      if (code !== 0) throw new Error(`CM.com did not take the message: ${code}`);
      if (!response.ok || answer.messages?.[0]?.status !== 'Accepted')
        throw new Error('CM.com did not accept the message');
    },
  };
}

/** Token and sender, both or none; the address is CM.com's own unless a test sets another. */
export function cmOf(
  text: (name: string) => string | undefined,
  faults: string[],
): CmSettings | null {
  const productToken = text('SMS_CM_TOKEN');
  const sender = text('SMS_SENDER');
  const origin = text('SMS_CM_URL');
  if (productToken === undefined && sender === undefined && origin === undefined) return null;
  if (
    productToken === undefined ||
    !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(productToken)
  )
    faults.push('SMS_CM_TOKEN must be a product token of CM.com, with its hyphens');
  if (sender === undefined || !/^([A-Za-z0-9 ]{3,11}|\+?[0-9]{4,16})$/.test(sender))
    faults.push('SMS_SENDER must be a name of at most 11 letters and digits, or a number');
  const url = origin ?? 'https://gw.messaging.cm.com';
  if (!/^https?:\/\/[^/]+$/.test(url)) faults.push(`SMS_CM_URL must be an origin, not "${url}"`);
  return { productToken: productToken ?? '', sender: sender ?? '', url };
}
