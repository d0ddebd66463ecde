import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { createVeloursClient } from '@velours/api-client';
import { ApiProvider } from '../app/data/api.ts';
import { createQueryClient } from '../app/data/queries.ts';
import { TextsProvider } from '../app/i18n/TextsProvider.tsx';
import type { createTexts } from '../app/i18n/texts.ts';

const API = createVeloursClient({ baseUrl: 'http://localhost:3000' });

interface Page {
  readonly route: RouteObject & { readonly path: string };
  /** The query of its address, with the question mark. @default none */
  readonly search?: string;
  readonly texts: ReturnType<typeof createTexts>;
  /** What the page's queries have found. */
  readonly known: readonly (readonly [key: QueryKey, data: unknown])[];
  /** What the server has answered to the page's form, by the route's id. */
  readonly actionData?: Readonly<Record<string, unknown>>;
}

/** A page as the server writes it. */
export function served({ route, search = '', texts, known, actionData }: Page): string {
  const queryClient = createQueryClient();
  for (const [key, data] of known) queryClient.setQueryData(key, data);
  const router = createMemoryRouter([route], {
    initialEntries: [`${route.path}${search}`],
    ...(actionData && { hydrationData: { loaderData: {}, actionData } }),
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
