import { describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/app.ts';

describe('/__dev/sms', async () => {
  const app = await createTestApp();
  const get = (url: string) =>
    app.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });

  test('[M05] shows the text messages that would have been sent, newest first, as a page and as JSON', async () => {
    expect((await get('/__dev/sms')).body).toContain('No message yet.');
    await app.services.sms.send({
      id: app.services.newId(),
      to: '+31612345678',
      text: 'the message before',
    });
    app.clock.advance(1_000);
    const text = '123456 <b>is</b> your code';
    await app.services.sms.send({ id: app.services.newId(), to: '+31612345679', text });
    const page = await get('/__dev/sms');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.body).toContain('123456 &lt;b&gt;is&lt;/b&gt; your code');
    expect(page.body.indexOf('123456')).toBeLessThan(page.body.indexOf('the message before'));
    expect((await get('/__dev/sms.json')).json()).toMatchObject([
      { to: '+31612345679', text, sent_at: '2026-11-21T12:00:01.000Z' },
      { to: '+31612345678', text: 'the message before', sent_at: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  test('[S04] is not there in production', async () => {
    const production = await createTestApp({
      database: app.services.database,
      config: { mode: 'production' },
    });
    for (const url of ['/__dev/sms', '/__dev/sms.json']) {
      const answer = await production.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(404);
    }
  });
});
