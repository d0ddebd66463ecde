/** HTTP by the byte, over a socket. */
import type { Socket } from 'node:net';

/** What came until the connection ended; a reset is an end as well. */
export function received(socket: Socket): Promise<string> {
  let all = '';
  socket.setEncoding('latin1').on('data', (part) => (all += String(part)));
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve(all)));
}
