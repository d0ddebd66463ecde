import { describe, expect, test } from 'vitest';
import { UNKNOWN_TOO_LONG_AGO } from './messageOutbox.constants.ts';
import { World } from './messageOutbox.world.ts';

const PROFILES = ['anna', 'bram', 'cleo'];

/** Writes messages at random in random tabs, with reloads between, and lets all of it come to rest. */
const live = (world: World, messages: number, tabs: number): string[] => {
  const accepted: string[] = [];
  for (let written = 0; written < messages;) {
    const at = world.random.below(tabs);
    const chance = world.random.below(10);
    if (chance === 0) {
      const profileId = PROFILES[world.random.below(PROFILES.length)] ?? 'anna';
      const text = `${profileId} ${at} ${String(written).padStart(5, '0')}`;
      world.tab(at).send({ type: 'ENQUEUE', profileId, text });
      accepted.push(text);
      written += 1;
    } else if (chance === 1 && world.random.below(10) === 0) {
      // Only what storage holds has been accepted: the rest is shown as not safe yet.
      if (world.tab(at).getSnapshot().context.unsaved.length === 0) world.reload(at);
    } else if (chance === 2) world.clock.increment(world.random.below(2_000));
    else world.step(at);
  }
  world.drain();
  return accepted;
};

const inOrder = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || (texts[at - 1] ?? '') < text);

describe('messageOutbox, one member with a bad network', () => {
  test('[B03] 10,000 messages with 30 % of requests and answers lost, reloads, two tabs: none lost, none doubled, charged once, in order', () => {
    let total = 0;
    for (let seed = 1; seed <= 50; seed += 1) {
      const world = new World({ seed, tabs: 2, loss: 0.15, credits: 1_000_000 });
      const accepted = live(world, 200, 2);
      const { delivered, charged, cost } = world.server;
      const texts = delivered.map(({ text }) => text);
      expect(texts.toSorted()).toEqual(accepted.toSorted());
      expect(charged).toBe(accepted.length * cost);
      expect(world.overlaps).toEqual([]);
      expect(world.storage.size).toBe(0);
      for (const profileId of PROFILES) {
        for (const tab of [0, 1]) {
          const own = texts.filter((text) => text.startsWith(`${profileId} ${tab} `));
          expect(inOrder(own)).toBe(true);
        }
      }
      total += accepted.length;
      world.stop();
    }
    expect(total).toBe(10_000);
  }, 60_000);

  test('[B03] with credits for 100 of 150 messages, exactly 100 are charged and 50 say why they were not sent', () => {
    const world = new World({ seed: 7, tabs: 2, loss: 0.15, credits: 1_000 });
    for (let message = 0; message < 150; message += 1) {
      const tab = message % 2;
      world.tab(tab).send({ type: 'ENQUEUE', profileId: `member ${message}`, text: `${message}` });
    }
    world.drain();
    const { delivered, charged, credits } = world.server;
    expect(delivered).toHaveLength(100);
    expect(charged).toBe(1_000);
    expect(credits).toBe(0);
    const failed = [...world.storage.values()];
    expect(failed).toHaveLength(50);
    expect(new Set(failed.map(({ reason }) => reason?.code))).toEqual(
      new Set(['insufficient_credits']),
    );
    world.stop();
  });

  test('[B03] shut for two days while messages are on their way: none is doubled, and those that may have arrived say so', () => {
    let mayHaveArrived = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const world = new World({ seed, tabs: 2, loss: 0.3, credits: 1_000_000 });
      const accepted: string[] = [];
      for (const [at, profileId] of PROFILES.entries()) {
        for (const text of ['one', 'two', 'three']) {
          world.tab(at % 2).send({ type: 'ENQUEUE', profileId, text: `${profileId} ${text}` });
          accepted.push(`${profileId} ${text}`);
        }
      }
      for (let step = 0; step < 60 + seed; step += 1) world.step(step % 2);
      world.shutFor(49 * 3_600_000);
      world.drain();
      const delivered = world.server.delivered.map(({ text }) => text);
      expect(new Set(delivered).size).toBe(delivered.length);
      expect(world.server.charged).toBe(delivered.length * world.server.cost);
      const left = [...world.storage.values()];
      const given = left.filter(({ reason }) => reason?.code === UNKNOWN_TOO_LONG_AGO);
      // None is lost: it is there, or the member is told, or it waits behind one of those.
      const known = new Set([...delivered, ...left.map(({ text }) => text)]);
      expect(accepted.filter((text) => !known.has(text))).toEqual([]);
      expect(left.length > 0).toBe(given.length > 0);
      mayHaveArrived += given.filter(({ text }) => delivered.includes(text)).length;
      world.stop();
    }
    // Sent again blindly, these would have been two messages.
    expect(mayHaveArrived).toBeGreaterThan(0);
  });

  test('[B03] the world itself would show a doubled message: a server without keys fails the count', () => {
    const world = new World({ seed: 3, tabs: 1, loss: 0.15, credits: 1_000_000 });
    const { server } = world;
    const send = server.send.bind(server);
    let calls = 0;
    server.send = (input) => {
      calls += 1;
      return send({ ...input, idempotencyKey: `call ${calls}` });
    };
    const accepted = live(world, 100, 1);
    expect(server.delivered.length).toBeGreaterThan(accepted.length);
    world.stop();
  });
});
