import { afterAll, describe, expect, test } from 'vitest';
import { CM_TOKEN, startCm } from '../../testing/cm-server.ts';
import { createCmSms } from './cm.ts';
import { NumberRefused } from './sms-port.ts';

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
      'a text that it refuses',
      settings,
      {
        status: 400,
        body: { errorCode: 201, messages: [{ status: 'Rejected', messageErrorCode: 304 }] },
      },
    ],
    ['a 400 that says nothing', settings, { status: 400, body: {} }],
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

  test.each([200, 400])(
    '[M05] a number that it refuses for good is told apart, whichever status it answers: %d',
    async (status) => {
      const messages = [
        {
          to: '0031612345678',
          status: 'Rejected',
          reference: 'code-1',
          parts: 0,
          messageDetails: "Gsm '0031612345678' is not a number.",
          messageErrorCode: 303,
        },
      ];
      const details = 'Created 0 message(s)';
      cm.answers.push({ status, body: { details, errorCode: 201, messages } });
      const error: unknown = await port.send(sms).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NumberRefused);
      expect(String(error)).not.toMatch(/123456|612345678/);
    },
  );

  test('[M05] no answer at all is an error too', async () => {
    await expect(createCmSms({ ...settings, url: 'http://127.0.0.1:9' }).send(sms)).rejects.toThrow(
      'fetch failed',
    );
  });
});
