import type { Meta } from '@storybook/react-vite';
import { lazy, Suspense, useState, type ReactNode, createContext, use } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import type { AnyModel, MachineModel } from '@velours/machines/testing/types';
import { brandById } from '@velours/ui/brands';
import type { Situation as Surroundings } from '../stories/answers.ts';
import { openPage, type StoryPage } from '../stories/open-screen.ts';
import { Playground } from '../../../../.storybook/machines/Playground.tsx';
import { startRun, storyTime, type Way } from '../../../../.storybook/machines/run.ts';
import {
  useSituation,
  type AnyView,
  type StateView,
} from '../../../../.storybook/machines/shown.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SiteProviders } from '../app/document/SiteProviders.tsx';
import { useTexts } from '../app/i18n/TextsProvider.tsx';

/** Loaded where somebody reads it: tests of the stories do without. */
const MachineDocs = lazy(async () => ({
  default: (await import('../../../../.storybook/machines/MachineDocs.tsx')).MachineDocs,
}));

/** A story shows one view, or the playground where it names none. */
export interface StateArgs<View extends string> {
  view?: View | undefined;
}

interface StateStories<TMachine extends AnyStateMachine, View extends string> {
  model: MachineModel<TMachine>;
  /** How each view is reached: `@velours/machines/<machine>/ways`. */
  ways: Readonly<Record<View, Way>>;
  Shown: StateView<TMachine>;
  /** Who looks, and what is different about the member and the site. @default a premium member */
  surroundings?: Surroundings | undefined;
}

interface StateProps {
  model: AnyModel;
  view: string;
  way: Way;
  Shown: AnyView;
}

/** One state: the machine has gone the way to it and goes on when the reader acts. */
function State({ model, view, way, Shown }: StateProps): ReactNode {
  const [run] = useState(() => {
    const started = startRun(model, way);
    const { view: reached } = started.situation();
    if (reached !== view) throw new Error(`the way to "${view}" leads to "${reached}"`);
    return started;
  });
  const { snapshot } = useSituation(run);
  return <Shown snapshot={snapshot} send={run.send} />;
}

/**
 * What all stories of a machine share. Each is the real machine, started in a setting of its model and taken the way to
 * the view that the story names; states.test.ts tells where one is missing.
 */
export function stateStories<TMachine extends AnyStateMachine, View extends string>({
  model,
  ways,
  Shown,
  surroundings = { who: 'premium' },
}: StateStories<TMachine, View>) {
  const AnyShown = Shown as unknown as AnyView;
  return {
    parameters: {
      docs: {
        source: { code: null },
        page: () => (
          <Suspense>
            <MachineDocs name={model.machine.id} />
          </Suspense>
        ),
      },
      machine: model,
    },
    argTypes: { view: { control: 'select', options: Object.keys(ways) } },
    loaders: [
      async ({ globals }) => ({
        page: await openPage(surroundings, brandById(String(globals['brand'])).id),
      }),
    ],
    beforeEach: () => {
      const clock = Date.now;
      Date.now = storyTime;
      return () => {
        Date.now = clock;
      };
    },
    afterEach: async ({ loaded }) => {
      // What a step loads for itself must be there before it is judged.
      const { queryClient } = loaded['page'] as StoryPage;
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      // An unknown code of a problem has no words: its key would be shown.
      const key = /\bcodes\.\w+/.exec(document.body.innerText);
      if (key) throw new Error(`${key[0]} is shown: no catalogue has words for it`);
    },
    render: ({ view }, { loaded }) => (
      <StatePage page={loaded['page'] as StoryPage}>
        {view === undefined ? (
          <Playground model={model} Shown={AnyShown} />
        ) : (
          <State key={view} model={model} view={view} way={ways[view]} Shown={AnyShown} />
        )}
      </StatePage>
    ),
  } satisfies Meta<StateArgs<View>>;
}

const Content = createContext<ReactNode>(null);

const Slot = (): ReactNode => use(Content);

interface StatePageProps {
  page: StoryPage;
  children: ReactNode;
}

/** What the parts of a page lean on: member, settings, texts, and a router that leads nowhere. */
function StatePage({ page, children }: StatePageProps): ReactNode {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Slot }]));
  return (
    <SiteProviders {...page} texts={useTexts()}>
      <Content value={children}>
        <RouterProvider router={router} />
      </Content>
    </SiteProviders>
  );
}
