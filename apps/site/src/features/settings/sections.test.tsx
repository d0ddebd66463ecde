import type { ReactNode } from 'react';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples } from '@velours/api-client/testing/fetch';
import { expect, it } from 'vitest';
import type { PageArgs } from '../../app/data/page-data.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { served } from '../../stories/served.tsx';
import { PushSection, SearchSection } from './DeviceSections.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { loadSettings } from './settings.ts';

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
  const html = servedSection(() => <PushSection />);
  expect(withoutScript(html)).toContain('This switch needs JavaScript');
  expect(html).not.toContain('role="switch"');
});

it('[B07] without script the endless list cannot be chosen, and it is said why', () => {
  const html = servedSection(SearchSection);
  expect(withoutScript(html)).toContain('This switch needs JavaScript');
  expect(html).not.toContain('role="switch"');
});

it('[A01] only what the open section is about is asked for anew', async () => {
  const asked: string[] = [];
  const answers = fetchFromExamples();
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return answers(request);
    },
  });
  const queryClient = createQueryClient();
  const { user } = exampleOf('getUser', 200, 'free');
  const open = async (section: string) => {
    asked.length = 0;
    const url = new URL(`/settings?section=${section}`, 'http://localhost:3000');
    await loadSettings({ api, queryClient, url, user: async () => user } as unknown as PageArgs);
    return asked.toSorted();
  };
  await open('privacy');
  expect(await open('privacy')).toEqual([]);
  expect(await open('email')).toEqual(['/api/mail-change.php']);
  expect(await open('passkeys')).toEqual(['/api/passkeys.php']);
});
