import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('[B05] a device in plain words', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
      'computer',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'Android',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${KHTML} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      'phone',
    ],
    [
      'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
      'Firefox',
      'Android',
      'phone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'Linux',
      'computer',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${APPLE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${APPLE} Version/26.0 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPadOS',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/26.0 Safari/605.1.15`,
      'Safari',
      'macOS',
      'computer',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
      'computer',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${KHTML} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`,
      'Opera',
      'Windows',
      'computer',
    ],
    ['curl/8.5.0', null, null, 'unknown'],
    ['<script>alert(1)</script>', null, null, 'unknown'],
  ])('%s', (userAgent, browser, system, form) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, form });
  });

  it('says nothing of a browser that says nothing', () => {
    expect(deviceOf(null)).toEqual({ browser: null, system: null, form: 'unknown' });
  });
});
