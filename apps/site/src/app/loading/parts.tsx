import {
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';
import { orOffline, tellOffline } from '../data/browser-loader.ts';
import { useTexts } from '../i18n/TextsProvider.tsx';
import { loadWhenOnline } from './chunk-reload.ts';
import { carryOutEarlyPresses, touch } from './first-touch.ts';

/** What has come, by the function that asked for it. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part of the page that is fetched when it is wanted, put into state when it is there. Not `React.lazy`: React would
 * hold its fallback for 300 ms.
 * @param load - Always the same function where the part stands in the page's own place: it is there at once then, when one comes back.
 * @param drop - Takes back the wish of who has pressed for it, where nobody answers: that is said, and nothing opens later. @default the wish
 * stands until it can be met
 */
export function useAsyncModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  drop?: () => void,
): Module | undefined {
  const [loaded, setLoaded] = useState(() => there.get(load) as Module | undefined);

  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isStillWanted = true;
    const wait = (drop ? orOffline(loadWhenOnline(load, false)) : loadWhenOnline(load)).then(
      (module) => {
        there.set(load, module);
        return isStillWanted && setLoaded(() => module);
      },
      // A failed chunk is the reload guard's affair (chunk-reload.ts).
      () => {
        if (!drop || !isStillWanted) return;
        drop();
        tellOffline();
      },
    );
    void wait;
    return () => {
      isStillWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the import is the same at each render
  }, [isWanted, loaded]);

  return loaded;
}

/** React's own mark of a promise whose value it need not wait for. */
type Tracked<Module> = Promise<Module> & Partial<{ status: 'fulfilled'; value: Module }>;

/**
 * A part of the page that the server always renders, and whose code only those browsers fetch that show it: until it has come, the
 * server's HTML stands there, so that nothing moves; where the language or the address has changed by then, the part is exchanged
 * instead of taken over. Who asks for it imports its styles, so that they are there at once.
 * @param when - What a browser waits for before it fetches the code. @default nothing
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

  function Part(props: PartProps): ReactElement {
    const Component = part(use((loading ??= start()) as Promise<Module>));
    const now = useServedFrom();
    if (useIsServed() && now.some((fact, index) => fact !== props.served[index])) {
      queueMicrotask(props.onStale);
      use(NEVER);
    }
    useEffect(carryOutEarlyPresses, []);
    return <Component />;
  }

  return <ServedPart part={Part} />;
}

interface PartProps {
  /** What the server rendered it from. */
  served: readonly unknown[];
  onStale: () => void;
}

/** The part as the server rendered it, until it says that this does not match any more: then as it is now. */
function ServedPart({ part: Part }: { part: ComponentType<PartProps> }): ReactElement {
  const [served] = useState(useServedFrom());
  const [isStale, setStale] = useState(false);
  const router = use(RouterContext)?.router;
  // What the router says is shown in a transition, which React holds back until all parts are taken over: where a page does something
  // by itself (it sends the form of a mail's link), those that wait for a touch wait no longer.
  useEffect(() => router?.subscribe(touch), [router]);
  // The same element in all renders: another one would have React throw away what has not come yet.
  return useMemo(
    () => (
      <Suspense key={String(isStale)}>
        <Part served={served} onStale={() => setStale(true)} />
      </Suspense>
    ),
    [Part, isStale, served],
  );
}

const NEVER = new Promise<never>(() => undefined);

/** What a page is rendered from beside its data and can change before a part of it is taken over: its texts and its address. */
function useServedFrom(): readonly unknown[] {
  const texts = useTexts();
  const { key } = useLocation();
  return [texts, key];
}

/** Subscribes to nothing. */
export const never = () => () => undefined;

/** Whether this is the page as the server rendered it, not yet picked up by the browser. */
export const useIsServed = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
