import { once } from 'node:events';
import net from 'node:net';

/** A TCP port in front of a unix socket: what a database elsewhere looks like. */
export async function tcpTo(socketPath: string) {
  const sockets = new Set<net.Socket>();
  const inwards = new Set<net.Socket>();
  let target = socketPath;
  const proxy = net.createServer((inward) => {
    const outward = net.connect(target);
    inwards.add(inward);
    inward.once('close', () => inwards.delete(inward));
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    inward.pipe(outward).pipe(inward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  /** Sends this to every client as the database's last words. */
  const endWith = (words: Buffer) => {
    for (const socket of inwards) socket.end(words);
  };
  /** Ends every connection; whoever comes next is led to another socket. */
  const leadTo = (path: string) => {
    target = path;
    for (const socket of sockets) socket.destroy();
  };
  /** Carries nothing more of what is open, and says so to nobody: a network that was lost. */
  const fallSilent = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await once(proxy, 'close');
  };
  return { port: (proxy.address() as net.AddressInfo).port, endWith, leadTo, fallSilent, close };
}
