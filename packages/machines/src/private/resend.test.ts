import { describe, expect, test } from 'vitest';
import { EPOCH } from '../testing/types.ts';
import {
  NO_RESEND,
  afterTick,
  asked,
  hasToWait,
  refused,
  resentAt,
  secondsLeft,
  sentAt,
  toResendState,
  untilTick,
} from './resend.logic.ts';

const DAY_MS = 86_400_000;

const keys = () => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};

describe('asking for another', () => {
  test('[S04] the minute is counted in seconds, the last of them as long as it is', () => {
    expect(untilTick(sentAt(EPOCH))).toBe(1_000);
    expect(untilTick({ ...sentAt(EPOCH), wait: 400 })).toBe(400);
    expect(afterTick(sentAt(EPOCH), EPOCH + 1_000).wait).toBe(59_000);
  });

  test.each([
    [59_999, 1, 1],
    [60_000, 0, 0],
    [60_001, 0, 0],
  ])('[S04] %i ms after the last one %i ms are left', (ms, wait, seconds) => {
    const left = afterTick(sentAt(EPOCH), EPOCH + ms);
    expect(left.wait).toBe(wait);
    expect(secondsLeft(left)).toBe(seconds);
    expect(hasToWait(left)).toBe(wait > 0);
  });

  test('[S04] seconds are told whole, and none where nothing was sent', () => {
    expect(secondsLeft(NO_RESEND)).toBe(0);
    expect(secondsLeft({ ...NO_RESEND, wait: 1_001 })).toBe(2);
  });

  test('[S04] a clock put back takes a tick off all the same, one put forward ends the wait', () => {
    expect(afterTick(sentAt(EPOCH), EPOCH - DAY_MS).wait).toBe(59_000);
    expect(afterTick(sentAt(EPOCH), EPOCH + DAY_MS).wait).toBe(0);
  });

  test('[S04] without an answer it is the same intent, refused or answered another', () => {
    const newKey = keys();
    const first = asked(NO_RESEND, newKey);
    const unanswered = refused(first, new TypeError('fetch failed'));
    expect(unanswered.failure?.code).toBe('network');
    const again = asked(unanswered, newKey);
    expect(again).toMatchObject({ intent: { key: 'key-1' }, failure: null });
    const tooFast = refused(again, { status: 429, code: 'too_many_requests' });
    expect(asked(tooFast, newKey).intent?.key).toBe('key-1');
    const told = refused(again, { status: 429, code: 'too_many_mails', retryAfterMinutes: 1 });
    expect(told).toMatchObject({ intent: null, failure: { retryAfterMinutes: 1 } });
    expect(asked(told, newKey).intent?.key).toBe('key-2');
    expect(resentAt(EPOCH).intent).toBeNull();
  });

  test.each([
    ['ready', false, 'idle'],
    ['ready', true, 'idle'],
    ['coolingDown', false, 'idle'],
    ['coolingDown', true, 'sent'],
    ['sending', true, 'sending'],
    ['failed', true, 'failed'],
    ['tooMany', true, 'tooMany'],
  ])('[S04] in %s, asked for here %s, it is %s', (state, isResent, word) => {
    expect(toResendState(state, { ...NO_RESEND, isResent })).toBe(word);
  });
});
