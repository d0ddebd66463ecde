/**
 * Loaded before the product (`--import`): lets a test put the clock of this one process wrong and fill its disk, by messages to it, and has
 * a push service on this machine. The product itself knows nothing of it.
 */
import fs from 'node:fs';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** What holds until the next message. */
export interface Conditions {
  /** Added to the time of day, in milliseconds. */
  readonly clockMs?: number;
  /** A file is written by half, and then there is no room left. */
  readonly isDiskFull?: boolean;
}

let conditions: Conditions = {};
process.on('message', (message) => {
  conditions = message as Conditions;
});
// Listening keeps no process alive.
process.channel?.unref();

const RealDate = Date;
const realNow = Date.now.bind(Date);
RealDate.now = () => realNow() + (conditions.clockMs ?? 0);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], as) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, as) as Date,
});

const { writeFile } = fs.promises;
fs.promises.writeFile = async (file, data, options) => {
  if (conditions.isDiskFull !== true || !(data instanceof Uint8Array))
    return writeFile(file, data, options);
  await writeFile(file, data.subarray(0, data.byteLength / 2), options);
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

/** Members may have their notifications sent to public addresses alone: this name stands for one. */
const PUSH_HOST = 'push.velours.test';
const port = process.env['TEST_PUSH_PORT'];
const { request } = https;
https.request = ((options: https.RequestOptions, ...more: []) =>
  options.hostname === PUSH_HOST
    ? request(
        { ...options, hostname: '127.0.0.1', port, agent: false, rejectUnauthorized: false },
        ...more,
      )
    : request(options, ...more)) as typeof request;

syncBuiltinESMExports();
