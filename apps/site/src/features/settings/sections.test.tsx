import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { expect, it } from 'vitest';
import { ApiProvider } from '../../app/data/api.ts';
import { createQueryClient } from '../../app/data/query-client.ts';
import { TextsProvider } from '../../app/i18n/TextsProvider.tsx';
import { createTexts } from '../../app/i18n/texts.ts';
import { PushSection } from './DeviceSections.tsx';
import { PasskeySection } from './PasskeySection.tsx';

const API = createVeloursClient({ baseUrl: 'http://localhost:3000' });

const texts = createTexts('en');
await texts.load(['settings', 'common', 'errors', 'push']);

/** A section as the server writes it. */
function served(Section: () => ReactNode): string {
  const queryClient = createQueryClient();
  const { settings } = exampleOf('getSettings', 200, 'general');
  queryClient.setQueryData(['settings'], { ...settings, push_public_key: 'key' });
  queryClient.setQueryData(['user'], exampleOf('getUser', 200, 'free').user);
  queryClient.setQueryData(['member', 'passkeys'], []);
  const router = createMemoryRouter([{ path: '/settings', Component: Section }], {
    initialEntries: ['/settings'],
  });
  return renderToStaticMarkup(
    <ApiProvider value={API}>
      <QueryClientProvider client={queryClient}>
        <TextsProvider texts={texts}>
          <RouterProvider router={router} />
        </TextsProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
}

const withoutScript = (html: string): string =>
  /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';

it('[B08] without script it is said why no passkey can be added', () => {
  const html = served(() => <PasskeySection saved={null} />);
  expect(html).toContain('You have no passkey yet.');
  expect(withoutScript(html)).toContain('A passkey is added with JavaScript');
});

it('[N02] without script it is said why notifications cannot be switched on', () => {
  expect(withoutScript(served(() => <PushSection />))).toContain('This switch needs JavaScript');
});
