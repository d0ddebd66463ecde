import type { Meta } from '@storybook/react-vite';
import { brandById } from '@velours/ui/brands';
import { exampleOf } from '@velours/api-client/testing/examples';
import { lastRemoval } from '../background/chat-removal/use-removal.ts';
import { DRAFT_PREFIX } from '../app/data/local-storage.ts';
import { noticeStore } from '../app/document/notices.ts';
import { toastStore } from '../app/document/toasts.ts';
import { lookers } from './answers.ts';
import { openScreen, type OpenedScreen, type ScreenArgs } from './open-screen.ts';
import { useEffect, type ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { SiteProviders } from '../app/document/SiteProviders.tsx';
import { useTexts } from '../app/i18n/TextsProvider.tsx';
import { StoryTexts } from './StoryTexts.tsx';

/** The moment of the contract's examples, at which all stories take place. */
export const NOW = Date.parse(exampleOf('getSettings', 200).settings.server_time);

/** Stops the clock, and leaves nothing of the story behind. */
function atExampleTime(): () => void {
  const clock = Date.now;
  Date.now = () => NOW;
  return () => {
    Date.now = clock;
    noticeStore.clear();
    toastStore.take();
    lastRemoval.set(null);
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name);
  };
}

/** What the stories of every screen share. Beside it a file says its title, its tags and its first address. */
export const screenMeta = {
  parameters: {
    layout: 'fullscreen',
    // Shown as written: written out, the page with its router and cache would have no end.
    docs: { source: { type: 'code' } },
  },
  argTypes: {
    path: { control: 'text' },
    who: { control: 'select', options: lookers },
    user: { control: 'object' },
    settings: { control: 'object' },
    answers: { control: false },
    goesTo: { control: false },
    isWaiting: { control: false },
  },
  loaders: [
    async ({ args, globals }) => ({
      screen: await openScreen(args, brandById(String(globals['brand'])).id),
    }),
  ],
  beforeEach: atExampleTime,
  render: (_args, { loaded }) => <StoryScreen opened={loaded['screen'] as OpenedScreen} />,
} satisfies Meta<ScreenArgs>;

const numbers = new WeakMap<OpenedScreen, number>();
let last = 0;

/** Each opened page is a page of its own, also where it follows another one in the same frame. */
function numberOf(opened: OpenedScreen): number {
  let number = numbers.get(opened);
  if (number === undefined) numbers.set(opened, (number = ++last));
  return number;
}

/** A page of the site inside a story. */
function StoryScreen({ opened }: { opened: OpenedScreen }): ReactNode {
  // Whoever looks at it has touched it.
  useEffect(() => void dispatchEvent(new Event('pointermove')), []);
  return (
    <SiteProviders key={numberOf(opened)} {...opened.page} texts={useTexts()}>
      <StoryTexts>
        <RouterProvider router={opened.router} />
      </StoryTexts>
    </SiteProviders>
  );
}
