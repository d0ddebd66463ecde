import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import {
  createActorHandle,
  showing,
  type ActorHandle,
  type MachineHandle,
  type StartActor,
} from './actor-handle.ts';

interface Sent {
  type: string;
}

const machine = setup({
  types: { context: {} as { sent: string[] }, events: {} as Sent },
}).createMachine({
  context: { sent: [] },
  initial: 'unknown',
  on: { '*': { actions: assign({ sent: ({ context, event }) => [...context.sent, event.type] }) } },
  states: { unknown: { on: { KNOWN: 'offered' } }, offered: {} },
});

type Handle = ActorHandle<readonly string[], Sent>;

const make = (): Handle => createActorHandle();
const start: StartActor<readonly string[], Sent> = () =>
  showing(createActor(machine).start(), ({ context }) => context.sent);
const load = () => vi.fn<() => Promise<typeof start>>(async () => start);

/** Lets what was fetched start. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('an actor whose code is fetched once it is wanted', () => {
  it('[B03] what is sent before it is there fetches it, and reaches it once, in order', async () => {
    const handle = make();
    const fetched = load();
    const stop = handle.serve(fetched);
    expect(fetched).not.toHaveBeenCalled();
    const onTaken = vi.fn<() => void>();
    handle.send({ type: 'one' }, onTaken);
    handle.send({ type: 'two' }, onTaken);
    expect(onTaken).not.toHaveBeenCalled();
    await settled();
    expect(onTaken).toHaveBeenCalledTimes(2);
    handle.send({ type: 'three' }, onTaken);
    expect(onTaken).toHaveBeenCalledTimes(3);
    expect(fetched).toHaveBeenCalledOnce();
    expect(handle.getSnapshot()).toEqual(['one', 'two', 'three']);
    stop();
    handle.send({ type: 'for the next member' });
    expect(handle.getSnapshot()).toBeUndefined();
  });

  it('[B03] what was wanted before anybody served it is fetched as soon as somebody does', async () => {
    const handle = make();
    handle.want();
    const fetched = load();
    handle.serve(fetched);
    expect(fetched).toHaveBeenCalledOnce();
    await settled();
    handle.want();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('[B03] what is pressed before it can be taken waits, and is taken once it can', async () => {
    const handle: MachineHandle<typeof machine> = createActorHandle(
      (snapshot) => !snapshot.matches('unknown'),
    );
    handle.send({ type: 'ENABLE' });
    handle.tell({ type: 'of use only there' });
    const actor = createActor(machine).start();
    handle.serve(async () => () => actor);
    await settled();
    handle.tell({ type: 'of use only where it is ready' });
    expect(handle.getSnapshot()?.context.sent).toEqual([]);
    actor.send({ type: 'KNOWN' });
    expect(handle.getSnapshot()?.context.sent).toEqual(['ENABLE']);
    handle.tell({ type: 'told' });
    expect(handle.getSnapshot()?.context.sent).toEqual(['ENABLE', 'told']);
  });

  it.each([
    ['fetched', () => Promise.reject(new Error('chunk'))],
    [
      'started',
      async () => () => {
        throw new Error('no such thing in this browser');
      },
    ],
  ])(
    'what could not be %s is fetched at the next wish; who cannot wait is told',
    async (_how, fails) => {
      const handle = make();
      const fetched = load();
      fetched.mockImplementationOnce(fails);
      const onLost = vi.fn<() => void>();
      handle.serve(fetched);
      handle.send({ type: 'waits' });
      handle.send({ type: 'cannot wait' }, undefined, onLost);
      await settled();
      expect(onLost).toHaveBeenCalledOnce();
      handle.want();
      await settled();
      expect(fetched).toHaveBeenCalledTimes(2);
      expect(handle.getSnapshot()).toEqual(['waits']);
    },
  );

  it('what arrives after the member has gone is not started', async () => {
    const handle = make();
    const started = vi.fn<typeof start>(start);
    const stop = handle.serve(async () => started);
    handle.want();
    stop();
    await settled();
    expect(started).not.toHaveBeenCalled();
  });

  it('tells of each change, ends what it listens to, and shows nothing of it when it has ended', async () => {
    const handle = make();
    const listener = vi.fn<() => void>();
    const leave = handle.subscribe(listener);
    const ended = vi.fn<() => void>();
    handle.want();
    const stop = handle.serve(async () => (signal) => {
      signal.addEventListener('abort', ended);
      return start(signal);
    });
    await settled();
    const before = listener.mock.calls.length;
    handle.send({ type: 'one' });
    expect(listener).toHaveBeenCalledTimes(before + 1);
    expect(handle.getSnapshot()).toBe(handle.getSnapshot());
    stop();
    expect([handle.getSnapshot(), ended.mock.calls.length]).toEqual([undefined, 1]);
    expect(listener).toHaveBeenCalledTimes(before + 2);
    leave();
    handle.serve(async () => start)();
    expect(listener).toHaveBeenCalledTimes(before + 2);
  });
});
