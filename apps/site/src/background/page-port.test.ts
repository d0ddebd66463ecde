import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPagePort, servePort } from './page-port.ts';

interface State {
  count: number;
}

const make = () => createPagePort<State, string>({ count: 0 });

/** Lets what was fetched start. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('what runs beside the pages, fetched when it is wanted', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[B03] what is sent before it is there fetches it, and reaches it once, in order', async () => {
    const port = make();
    const received: string[] = [];
    const open = vi.fn<() => Promise<() => () => void>>(async () => () => {
      port.connect((command) => received.push(command));
      return () => port.disconnect();
    });
    const stop = servePort(port, open);
    expect(open).not.toHaveBeenCalled();
    const onTaken = vi.fn<() => void>();
    port.send('one', onTaken);
    port.send('two', onTaken);
    expect(onTaken).not.toHaveBeenCalled();
    await settled();
    expect(onTaken).toHaveBeenCalledTimes(2);
    port.send('three', onTaken);
    expect(onTaken).toHaveBeenCalledTimes(3);
    expect(open).toHaveBeenCalledOnce();
    expect(received).toEqual(['one', 'two', 'three']);
    stop();
    port.send('for the next member');
    expect(received).toHaveLength(3);
  });

  it('[B03] what was wanted before anybody served it is fetched as soon as somebody does', async () => {
    const port = make();
    port.want();
    const open = vi.fn<() => Promise<() => () => void>>(async () => () => () => undefined);
    servePort(port, open);
    expect(open).toHaveBeenCalledOnce();
    await settled();
    port.want();
    expect(open).toHaveBeenCalledOnce();
  });

  it('what could not be fetched is fetched at the next wish', async () => {
    const port = make();
    const open = vi.fn<() => Promise<() => () => void>>(() => Promise.reject(new Error('chunk')));
    servePort(port, open);
    port.want();
    await settled();
    port.want();
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('what arrives after the member has gone is not started', async () => {
    const port = make();
    const start = vi.fn<() => () => void>(() => () => undefined);
    const stop = servePort(port, async () => start);
    port.want();
    stop();
    await settled();
    expect(start).not.toHaveBeenCalled();
  });

  it('tells of a new state, and has nothing left of it when it ends', () => {
    const port = make();
    const listener = vi.fn<() => void>();
    const stop = port.subscribe(listener);
    port.set({ count: 2 });
    expect([port.state(), listener.mock.calls.length]).toEqual([{ count: 2 }, 1]);
    port.disconnect();
    expect(port.state()).toEqual({ count: 0 });
    stop();
    port.set({ count: 3 });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
