import { createVeloursClient, resolve } from '@velours/api-client';
import { tellOtherTabs } from '../background/member-channels.ts';
import { createOutbox } from '../background/outbox/outbox.ts';
import { writtenCall } from '../background/outbox/written-call.ts';

/** A browser ends a sync that takes longer than a few minutes; what waits then is sent at the next one. In milliseconds. */
const LONGEST = 60_000;

/** What the server says to a call of nobody, as the statechart reads it: the message has certainly not been taken. */
class LoggedOut extends Error {
  override readonly name = 'LoggedOut';
  readonly status = 403;
  readonly code = 'authentication_required';
  readonly authenticationRequired = true;
}

/** Sends what a member's outbox holds, where no page may be open any more: the same statechart under the same lock. */
export async function sendWaiting(memberId: string): Promise<void> {
  const api = createVeloursClient({ clientType: () => 'app', retry: { retries: 0 } });
  const outbox = createOutbox(
    memberId,
    async (input, signal) => {
      const { user } = (await resolve(api.GET('/api/user.php', { signal }))) || { user: null };
      // Somebody else is here by now, or nobody: it waits for who wrote it.
      if (user?.profile.id !== memberId) throw new LoggedOut('not the member who wrote it');
      const sent = await resolve(writtenCall(api, input, signal));
      if (!sent) throw new LoggedOut('logged out meanwhile');
      return { messageId: sent.message.id };
    },
    () => tellOtherTabs(memberId, { type: 'written', conversation: '' }),
  );
  const over = new Promise<void>((done) => {
    const give = setTimeout(done, LONGEST);
    outbox.subscribe((snapshot) => {
      const { entries } = snapshot.context;
      const isRead = snapshot.matches({ journal: 'clean' });
      if (!isRead || entries.some(({ status }) => status === 'queued')) return;
      if (!snapshot.matches({ worker: 'idle' })) return;
      clearTimeout(give);
      done();
    });
  });
  outbox.start();
  await over;
  outbox.stop();
}
