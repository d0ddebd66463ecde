import { Transform } from 'node:stream';

/**
 * Passes on in one part what was written in one turn of the event loop: React writes a page in dozens, and each would be compressed and
 * sent by itself.
 * @param onEnd - Called when everything was written.
 */
export function inOnePart(onEnd: () => void): Transform {
  let parts: Buffer[] = [];
  let turn: NodeJS.Immediate | undefined;
  const pass = (stream: Transform): void => {
    turn = undefined;
    if (parts.length > 0) stream.push(Buffer.concat(parts));
    parts = [];
  };
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      parts.push(part);
      turn ??= setImmediate(() => pass(this));
      done();
    },
    flush(done) {
      clearImmediate(turn);
      pass(this);
      onEnd();
      done();
    },
    destroy(error, done) {
      clearImmediate(turn);
      parts = [];
      done(error);
    },
  });
}
