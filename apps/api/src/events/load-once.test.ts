/** What is loaded for an event is shared by the streams that show it as it comes, and by nobody who comes back later. */
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../db/schema.ts';
import { createTestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { arrived } from '../testing/events.ts';
import { ended, openLiveStream, originOf } from '../testing/live-stream.ts';
import type { LiveStream } from '../testing/live-stream.ts';
import { clientOf, makeMember } from '../testing/members.ts';

describe('who comes back to the live stream', async () => {
  const test = await createTestApp();
  const { services } = test;
  await test.app.listen({ port: 0, host: '127.0.0.1' });

  const open: LiveStream[] = [];
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });

  async function listen(client: Client, lastSeen?: string) {
    const stream = await openLiveStream(
      originOf(test.app),
      client.cookies,
      lastSeen === undefined ? {} : { 'last-event-id': lastSeen },
    );
    open.push(stream);
    return { stream, hello: await stream.next() };
  }

  const person = async () => {
    const member = await makeMember(services, { credits: 1000 });
    return { member, client: await clientOf(test, member) };
  };

  /** The names of what a stream is sent up to an event of this moment: nothing else is on its way. */
  async function namesNow(stream: LiveStream, memberId: string): Promise<string[]> {
    await services.events.publish(services.db, memberId, { type: 'chats' });
    const names: string[] = [];
    for (;;) {
      const event = await stream.next();
      if (event === null) return [...names, 'end'];
      if (event.event === 'chats') return names;
      names.push(event.event);
    }
  }

  it('[B01] is sent what could not be loaded when it came', async () => {
    const [anna, bram] = [await person(), await person()];
    const sent = await bram.client.post('messages.php', { profile: anna.member.id, text: 'Hi' });
    const { id: message, conversation } = sent.json().message;
    await arrived(services);
    const { stream, hello } = await listen(anna.client);
    const away = vi.spyOn(services.db, 'select').mockImplementationOnce(() => {
      throw new Error('timeout exceeded when trying to connect');
    });
    const event = { type: 'message', conversation, message } as const;
    await services.events.publish(services.db, anna.member.id, event);
    expect(await stream.next()).toBeNull();
    expect(away).toHaveBeenCalledOnce();
    away.mockRestore();
    const again = await listen(anna.client, hello?.id);
    expect(await namesNow(again.stream, anna.member.id)).toEqual(['message']);
  });

  it('[B01] is not sent a message that is gone by then', async () => {
    const [anna, bram] = [await person(), await person()];
    const { stream, hello } = await listen(anna.client);
    const sent = await bram.client.post('messages.php', {
      profile: anna.member.id,
      text: 'Abuse',
    });
    expect((await stream.next())?.event).toBe('message');
    await services.db.delete(messages).where(eq(messages.id, sent.json().message.id));
    const again = await listen(anna.client, hello?.id);
    expect(await namesNow(again.stream, anna.member.id)).toEqual([]);
  });

  it('[B01] [B05] after another log-in stays, whatever sessions there were at the log-out', async () => {
    const { member, client } = await person();
    const elsewhere = await listen(await clientOf(test, member));
    const { stream, hello } = await listen(client);
    await client.get('logout.php');
    expect(await ended(stream)).toBe(true);
    expect((await elsewhere.stream.next())?.event).toBe('user');
    await arrived(services);
    const again = await listen(await clientOf(test, member), hello?.id);
    expect(await namesNow(again.stream, member.id)).toEqual(['user']);
  });
});
