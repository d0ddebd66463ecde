import { describe, expect, it } from 'vitest';
import { createOutboxMail } from '../ports/mail/outbox.ts';
import { createTestApp } from '../testing/app.ts';
import { mailOutbox, mailQueue } from '../db/schema.ts';
import { clientOf, makeMember } from '../testing/members.ts';

describe('/__dev/mail', async () => {
  const test = await createTestApp();
  const { services } = test;
  const outbox = createOutboxMail(services.db, services.clock);
  const get = (path: string) => test.app.inject({ url: path, headers: { host: 'localhost:3000' } });

  it('says that there is none yet', async () => {
    expect((await get('/__dev/mail')).body).toContain('No mail yet');
    expect((await get('/__dev/mail.json')).json()).toEqual([]);
  });

  it('[S04] shows the mails newest first, as a page whose links can be followed and as JSON', async () => {
    for (const subject of ['First', 'Second']) {
      test.clock.advance(1000);
      await outbox.send({
        id: services.newId(),
        to: 'noor@example.test',
        from: { name: 'Velours', address: 'no-reply@velours.test' },
        replyTo: 'support@velours.test',
        subject,
        text: 'Open http://localhost:3000/activate/done?token=abc now',
        html: '<p>Hello</p>',
      });
    }
    const json = (await get('/__dev/mail.json')).json();
    expect(json.map((mail: { subject: string }) => mail.subject)).toEqual(['Second', 'First']);
    expect(json[0]).toMatchObject({
      to: 'noor@example.test',
      html: '<p>Hello</p>',
      sent_at: '2026-11-21T12:00:02.000Z',
    });
    const page = await get('/__dev/mail');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<a href="http://localhost:3000/activate/done?token=abc">');
    const shown = await get(`/__dev/mail/${json[0].id}`);
    expect(shown.body).toBe('<p>Hello</p>');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('[N06] shows every template in every language, as text and as HTML', async () => {
    for (const language of ['en', 'pl']) {
      const list = await get(`/__dev/mail/templates?language=${language}`);
      expect(list.statusCode).toBe(200);
      const links = [...list.body.matchAll(/href="(\/__dev\/mail\/templates\/[^"]+)"/g)];
      expect(links.length).toBeGreaterThan(9);
      for (const [, link = ''] of links) {
        const one = await get(link.replaceAll('&amp;', '&'));
        expect([link, one.statusCode]).toEqual([link, 200]);
        expect(one.body).toContain(`<html lang="${language}"`);
        expect(one.headers['content-security-policy']).toContain("default-src 'none'");
      }
    }
    expect((await get('/__dev/mail/templates/nothing')).statusCode).toBe(404);
  });

  it('[N01] plays what a provider tells of a mail: it came back, or was marked as spam', async () => {
    const member = await makeMember(services);
    const id = services.newId();
    await services.db.insert(mailQueue).values({
      id,
      memberId: member.id,
      template: 'activation',
      toAddress: member.email,
      language: 'en',
      domain: 'general',
      origin: 'http://localhost:3000',
      createdAt: new Date(services.clock()),
    });
    await outbox.send({
      id,
      to: member.email,
      from: { name: 'Velours', address: 'no-reply@velours.test' },
      replyTo: 'support@velours.test',
      subject: 'A mail',
      text: 'A mail',
      html: '<p>A mail</p>',
    });
    const post = (path: string, site = 'same-origin') =>
      test.app.inject({
        method: 'POST',
        url: `/__dev/mail/${path}`,
        headers: {
          host: 'localhost:3000',
          'sec-fetch-site': site,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
    expect((await post(`${id}/bounce`, 'cross-site')).statusCode).toBe(403);
    expect((await post(`${id}/nothing`)).statusCode).toBe(404);
    expect((await post(`${services.newId()}/spam`)).statusCode).toBe(404);
    expect((await post(`${id}/bounce`)).statusCode).toBe(303);
    expect((await post(`${id}/spam`)).statusCode).toBe(303);
    const client = await clientOf(test, member);
    expect((await client.get('user.php')).json().user.notifications_disabled).toEqual([
      'bounce',
      'fbl',
    ]);
  });

  it('what a mail says is text, never markup', async () => {
    await services.db.delete(mailOutbox);
    await outbox.send({
      id: services.newId(),
      to: '"><script>alert(1)</script>@example.test',
      from: { name: '<b>', address: 'a@b.test' },
      replyTo: 'c@b.test',
      subject: '<script>alert(2)</script>',
      text: 'https://x.test/"onmouseover="alert(3) <script>alert(4)</script>',
      html: '<p>Hello</p>',
    });
    const { body } = await get('/__dev/mail');
    expect(body.match(/<script/g)).toBeNull();
    expect(body).not.toContain('"onmouseover="');
    expect(body).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
  });

  it('answers to the names of this machine only', async () => {
    for (const host of ['localhost:3000', 'she.localhost:3000', '127.0.0.1:3000']) {
      expect(
        (await test.app.inject({ url: '/__dev/mail.json', headers: { host } })).statusCode,
      ).toBe(200);
    }
    const rebound = { host: 'rebound.example:3000' };
    expect((await test.app.inject({ url: '/__dev/mail.json', headers: rebound })).statusCode).toBe(
      404,
    );
  });

  it('does not exist in production', async () => {
    const production = await createTestApp({ config: { mode: 'production' } });
    for (const path of ['/__dev/mail', '/__dev/mail.json', '/__dev/mail/templates']) {
      expect((await production.app.inject({ url: path })).statusCode).toBe(404);
    }
  });
});
