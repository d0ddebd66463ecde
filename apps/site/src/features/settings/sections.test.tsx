import type { ReactNode } from 'react';
import { exampleOf } from '@velours/api-client/testing';
import { expect, it } from 'vitest';
import { createTexts } from '../../app/i18n/texts.ts';
import { served } from '../../stories/served.tsx';
import { PushSection } from './DeviceSections.tsx';
import { PasskeySection } from './PasskeySection.tsx';

const texts = createTexts('en');
await texts.load(['settings', 'common', 'errors', 'push']);

const { settings } = exampleOf('getSettings', 200, 'general');

const servedSection = (Section: () => ReactNode): string =>
  served({
    route: { path: '/settings', Component: Section },
    texts,
    known: [
      [['settings'], { ...settings, push_public_key: 'key' }],
      [['user'], exampleOf('getUser', 200, 'free').user],
      [['member', 'passkeys'], []],
    ],
  });

const withoutScript = (html: string): string =>
  /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

it('[B08] without script it is said why no passkey can be added', () => {
  const html = servedSection(() => <PasskeySection saved={null} />);
  expect(html).toContain('You have no passkey yet.');
  expect(withoutScript(html)).toContain('A passkey is added with JavaScript');
});

it('[N02] without script it is said why notifications cannot be switched on', () => {
  expect(withoutScript(servedSection(() => <PushSection />))).toContain(
    'This switch needs JavaScript',
  );
});
