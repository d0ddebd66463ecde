import { afterAll, describe, expect, test } from 'vitest';
import { CM_TOKEN, startCm } from '../../testing/cm-server.ts';
import { createCmSms } from './cm.ts';

const cm = await startCm();
afterAll(() => cm.close());

const settings = { productToken: CM_TOKEN, sender: 'Velours', url: cm.url };
const port = createCmSms(settings);
const sms = { id: 'code-1', to: '+31612345678', text: '123456 is je code voor één betaling.' };

describe('CM.com', () => {
  test('[M05] is asked to send a text message as its API is published, with the product token', async () => {
    await port.send(sms);
    expect(cm.taken).toEqual([
      {
        allowedChannels: ['SMS'],
        from: 'Velours',
        to: [{ number: '0031612345678' }],
        body: { type: 'auto', content: '123456 is je code voor één betaling.' },
        minimumNumberOfMessageParts: 1,
        maximumNumberOfMessageParts: 8,
        reference: 'code-1',
      },
    ]);
  });

  test.each([
    ['a token that it does not know', { ...settings, productToken: 'another' }, undefined],
    ['a failure of its own', settings, { status: 503, body: {} }],
    [
      'a number that it refuses',
      settings,
      {
        status: 200,
        body: { errorCode: 0, messages: [{ status: 'Rejected', messageErrorCode: 303 }] },
      },
    ],
    ['an error in an answer that came', settings, { status: 200, body: { errorCode: 999 } }],
    [
      'an answer that accepts nothing',
      settings,
      { status: 200, body: { errorCode: 0, messages: [] } },
    ],
  ])(
    '[M05] %s is an error, and the error tells neither number nor code',
    async (_what, own, answer) => {
      if (answer !== undefined) cm.answers.push(answer);
      const error = await createCmSms(own)
        .send(sms)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).toMatch(/CM\.com/);
      expect(String(error)).not.toMatch(/123456|612345678/);
    },
  );

  test('[M05] no answer at all is an error too', async () => {
    await expect(createCmSms({ ...settings, url: 'http://127.0.0.1:9' }).send(sms)).rejects.toThrow(
      'fetch failed',
    );
  });
});
