import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';

describe('the headers of an answer', async () => {
  const test = await createTestApp();
  const policy = async () =>
    String((await test.app.inject({ url: '/__dev/mail' })).headers['content-security-policy']);

  it('allow scripts and styles by a nonce that is another one each time, and nothing inline or foreign', async () => {
    const [first, second] = [await policy(), await policy()];
    const nonce = (text: string) => /script-src 'self' 'nonce-([\w+/]{22}==)';/.exec(text)?.[1];
    expect(nonce(first)).toBeDefined();
    expect(nonce(first)).not.toBe(nonce(second));
    expect(first).toContain("default-src 'none'");
    expect(first).toContain("frame-ancestors 'none'");
    expect(first.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|https?:|\*/);
  });

  it('keep answers of calls out of every cache, and addresses with us', async () => {
    const { headers } = await test.client().get('settings.php');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('in production ask for HTTPS, also for the cookie', async () => {
    const production = await createTestApp({ config: { mode: 'production', secure: true } });
    const client = production.client();
    const answer = await client.post('signup.php', {
      email: 'noor@example.test',
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1990-01-01',
    });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(answer.cookies[0]).toMatchObject({ name: 'session', secure: true });
  });
});
