/** What a browser says of itself, in plain words. It can say anything: this names a device to its owner and decides nothing. */
import type { Schemas } from '@velours/openapi/types';

export type Device = Pick<Schemas['SessionFacts'], 'browser' | 'system' | 'form'>;

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits: nearly every browser claims to be Chrome and Safari as well. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** An iPad of today calls itself a Mac; that is not told apart here. */
const SYSTEMS: Names = [
  [/\bWindows NT\b/, 'Windows'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (names: Names, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

export function deviceOf(userAgent: string | null): Device {
  const said = userAgent ?? '';
  const system = nameOf(SYSTEMS, said);
  return { browser: nameOf(BROWSERS, said), system, form: formOf(said, system) };
}

function formOf(userAgent: string, system: string | null): Device['form'] {
  if (system === null) return 'unknown';
  if (system === 'iOS') return 'phone';
  if (system === 'iPadOS') return 'tablet';
  // By convention a phone says "Mobile" and a tablet does not.
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}
