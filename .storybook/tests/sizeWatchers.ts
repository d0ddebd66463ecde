/** What each observer observes, and who listens to what tells of sizes. */
const watched = new Map<object, Set<unknown>>();

const note = (watcher: object, what: unknown): void => {
  watched.set(watcher, (watched.get(watcher) ?? new Set()).add(what));
};

const forget = (watcher: object, what: unknown): void => {
  watched.get(watcher)?.delete(what);
};

/** Storybook's own tool for highlights observes the body of every page. */
const isHere = (what: unknown): boolean =>
  !(what instanceof Element) || (what.isConnected && what !== document.body);

/** Whether something here is told when the window's size changes: what follows from it takes a frame. */
export const areSizesWatched = (): boolean =>
  watched.values().some((everything) => everything.values().some(isHere));

type Observer = Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'>;

const noteObservers = (observer: Observer): void => {
  const { observe, unobserve, disconnect } = observer;
  observer.observe = function (this: Observer, ...[target, options]) {
    note(this, target);
    observe.call(this, target, options);
  };
  observer.unobserve = function (this: Observer, target) {
    forget(this, target);
    unobserve.call(this, target);
  };
  observer.disconnect = function (this: Observer) {
    watched.delete(this);
    disconnect.call(this);
  };
};

/** React listens to `resize` at each of its roots, for videos; other media queries tell of no size. */
const tellsOfSizes = (target: EventTarget, type: string): boolean =>
  (type === 'resize' && (target === window || target === window.visualViewport)) ||
  (type === 'change' && target instanceof MediaQueryList && /width|height/.test(target.media));

/** Notes from now on who observes sizes or listens to them. To be called before anything is drawn. */
export const noteSizeWatchers = (): void => {
  noteObservers(ResizeObserver.prototype);
  noteObservers(IntersectionObserver.prototype);
  const { prototype } = EventTarget;
  // oxlint-disable-next-line typescript/unbound-method -- called on what they are called on here
  const { addEventListener, removeEventListener } = prototype;
  prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    if (tellsOfSizes(this, type)) note(this, listener);
    addEventListener.call(this, type, listener, options);
  };
  prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
    if (tellsOfSizes(this, type)) forget(this, listener);
    removeEventListener.call(this, type, listener, options);
  };
};
