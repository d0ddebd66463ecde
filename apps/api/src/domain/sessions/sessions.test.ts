import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { hashPassword } from '../members/passwords.ts';

const PASSWORD = 'correct horse battery';
const passwordHash = await hashPassword(PASSWORD);

describe('[B05] live streams learn at once that a session has ended', async () => {
  const test = await createTestApp();
  const { services, mails } = test;
  const person = async () => {
    const member = await makeMember(services, { passwordHash });
    return { member, client: await clientOf(test, member) };
  };

  /** The link to the new address, for whoever has it. */
  async function askedForAddress(client: Client): Promise<string> {
    const email = `${services.newId()}@new.test`;
    await client.post('mail-change.php', { email, password: PASSWORD });
    await test.jobs.runAll();
    const mail = mails.findLast(({ to }) => to === email);
    return /mail-change\/do\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it.each<[string, (client: Client) => Promise<() => Promise<{ statusCode: number }>>]>([
    ['log-out', async (client) => () => client.get('logout.php')],
    [
      'a log-in in its place, as somebody else',
      async (client) => {
        const { member } = await person();
        const { email } = member;
        return () => client.post('user.php', { email, password: PASSWORD }, { key: null });
      },
    ],
    [
      'another password',
      async (client) => {
        const change = { current: PASSWORD, password: 'another horse battery' };
        return () => client.post('password.php', change);
      },
    ],
    [
      'another e-mail address, confirmed elsewhere',
      async (client) => {
        const token = await askedForAddress(client);
        return () => test.client().post('mail-change-confirm.php', { token });
      },
    ],
    [
      'the deletion of the account',
      async (client) => {
        const { confirmation } = (await client.post('deletion.php', { password: PASSWORD })).json();
        return () => client.delete('deletion.php', { confirmation });
      },
    ],
  ])('by %s', async (_name, prepare) => {
    const { member, client } = await person();
    const act = await prepare(client);
    const told = await eventsDuring(services, member.id, async () => {
      expect((await act()).statusCode).toBeLessThan(300);
    });
    expect(told).toEqual([{ type: 'user' }]);
  });
});
