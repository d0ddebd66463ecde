import { Suspense, use, type ComponentType, type ReactElement, useSyncExternalStore } from 'react';
import { loadWhenOnline } from './chunk-reload.ts';

/** React's own mark of a promise whose value it need not wait for. */
type Tracked<Module> = Promise<Module> & Partial<{ status: 'fulfilled'; value: Module }>;

/**
 * A part of the page that the server always renders, and whose code only those browsers fetch that show it: until it has come, the
 * server's HTML stands there, so that nothing moves. Who asks for it imports its styles, so that they are there at once.
 * @param when - What a browser waits for before it fetches the code. @default nothing
 * @returns one element for all renders: another one would have React throw away what has not come yet
 */
export function servedPart<Module>(
  load: () => Promise<Module>,
  part: (module: Module) => ComponentType,
  when: () => Promise<void> = () => Promise.resolve(),
): ReactElement {
  let loading: Tracked<Module> | undefined;

  function start(): Tracked<Module> {
    // While the server is away its HTML stands there too: the part waits, and does not cost the page.
    const started: Tracked<Module> = import.meta.env.SSR
      ? load()
      : when().then(() => loadWhenOnline(load));
    started.then(
      (module) => Object.assign(started, { status: 'fulfilled', value: module }),
      // Asked for again at the next render; a failed chunk is the reload guard's affair (chunk-reload.ts).
      () => (loading = undefined),
    );
    return started;
  }
  // There before the first page is rendered: a server does not wait in the middle of one.
  if (import.meta.env.SSR) loading = start();

  function Part(): ReactElement {
    const Component = part(use((loading ??= start()) as Promise<Module>));
    return <Component />;
  }
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

const never = () => () => undefined;

/** Whether this is the page as the server rendered it, not yet picked up by the browser. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
