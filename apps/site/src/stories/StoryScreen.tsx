import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { SiteProviders } from '../app/document/SiteProviders.tsx';
import { useTexts } from '../app/i18n/TextsProvider.tsx';
import type { OpenedScreen } from './open-screen.ts';
import { StoryTexts } from './StoryTexts.tsx';

const numbers = new WeakMap<OpenedScreen, number>();
let last = 0;

/** Each opened page is a page of its own, also where it follows another one in the same frame. */
function numberOf(opened: OpenedScreen): number {
  let number = numbers.get(opened);
  if (number === undefined) numbers.set(opened, (number = ++last));
  return number;
}

/** A page of the site inside a story. */
export function StoryScreen({ opened }: { opened: OpenedScreen }): ReactNode {
  return (
    <SiteProviders key={numberOf(opened)} {...opened.page} texts={useTexts()}>
      <StoryTexts>
        <RouterProvider router={opened.router} />
      </StoryTexts>
    </SiteProviders>
  );
}
