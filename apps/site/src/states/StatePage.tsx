import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SiteProviders } from '../app/document/SiteProviders.tsx';
import { useTexts } from '../app/i18n/TextsProvider.tsx';
import type { StoryPage } from '../stories/open-screen.ts';

const Content = createContext<ReactNode>(null);

const Slot = (): ReactNode => use(Content);

export interface StatePageProps {
  page: StoryPage;
  children: ReactNode;
}

/** What the parts of a page lean on: member, settings, texts, and a router that leads nowhere. */
export function StatePage({ page, children }: StatePageProps): ReactNode {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Slot }]));
  return (
    <SiteProviders {...page} texts={useTexts()}>
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    </SiteProviders>
  );
}
