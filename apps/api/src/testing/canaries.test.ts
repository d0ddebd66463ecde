import { describe, expect, it } from 'vitest';
import { createLog } from '@velours/host/log';
import { Canaries } from './canaries.ts';

describe('the watch over the log', () => {
  it.each([
    [
      'a password',
      (canaries: Canaries) => canaries.addFields({ password: 'correct horse' }),
      'correct horse',
    ],
    [
      'a field within',
      (canaries: Canaries) => canaries.addFields({ keys: { auth: 'k8JV6sjdbhAi1n3' } }),
      'k8JV6sjdbhAi1n3',
    ],
    [
      'an address as a URL has it',
      (canaries: Canaries) => canaries.addFields({ email: 'anna@x.test' }),
      'anna%40x.test',
    ],
    [
      'a text as JSON has it',
      (canaries: Canaries) => canaries.addFields({ text: 'say "hello"' }),
      'say "hello"',
    ],
    [
      'a token of a mail',
      (canaries: Canaries) =>
        canaries.addMail({ to: 'a@x.test', text: 'https://x/do?token=abcdefgh-1' }),
      'abcdefgh-1',
    ],
  ])('sees %s', (_what, take, told) => {
    const canaries = new Canaries();
    const log = createLog('debug', canaries.stream);
    take(canaries);
    log.debug('nothing of anybody');
    canaries.check();
    log.debug({ told }, 'something');
    expect(() => canaries.check()).toThrow('The log has');
  });
});
