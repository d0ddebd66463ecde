import type { Plugin } from 'vite';

interface Patch {
  /** File of react-router, as the end of its path. */
  file: RegExp;
  found: RegExp;
  replacement: string;
  /** Appended to the file. */
  helper?: string;
}

/**
 * What React Router does with a route's module that does not load, and what the spec wants (section 4: one full reload, at
 * most once a minute; section 2: the error page). `__reloadForChunk` is our guard (src/app/loading/chunk-reload.ts).
 */
const patches: readonly Patch[] = [
  // It reloads each time; now it asks the guard, and fails when the guard refuses.
  {
    file: /react-router\/.*\/dom\/ssr\/routeModules\.js/,
    found: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    replacement:
      'if (globalThis.__reloadForChunk?.()) return new Promise(() => {});\n\t\tthrow error;',
  },
  // A navigation counts a route as started only when its loader runs, and takes results only from loaders that ran: it waited
  // for ever when the loader's own chunk failed, and showed an empty page when the component's did. Now such a failure is
  // the route's result, unless the page is being reloaded.
  {
    file: /react-router\/.*\/dom\/ssr\/single-fetch\.js/,
    found:
      /(let resolvePromise = Promise\.all\(args\.matches\.map\()async \(m, i\) => m\.resolve\(async \(handler\) => \{(?=\s*routeDfds\[i\]\.resolve\(\);)/,
    replacement:
      '$1(m, i) => settleRoute(m, args.request.signal, routeDfds[i], results, async (handler) => {',
    helper: `
async function settleRoute(match, signal, started, results, handle) {
	let result = await match.resolve(handle);
	if (result.type === "error" && !signal.aborted) {
		if (globalThis.__reloadForChunk?.()) return new Promise(() => {});
		results[match.route.id] = result;
	}
	started.resolve();
}
`,
  },
];

/**
 * The code of a module of React Router with our guard in it; null for every other module.
 * @param id the module's path
 * @throws Error when React Router's code is no longer what the patch was made for
 */
export function guardRouteModules(code: string, id: string): string | null {
  const patch = patches.find(({ file }) => file.test(id));
  if (!patch) return null;
  if (!patch.found.test(code)) throw new Error(`react-router changed: no place to patch in ${id}`);
  return code.replace(patch.found, patch.replacement) + (patch.helper ?? '');
}

/** Puts our guard into React Router's browser code while the site is built. */
export function guardRouteModuleReload(): Plugin {
  return {
    name: 'velours:guard-route-module-reload',
    apply: 'build',
    transform(code, id) {
      const guarded = guardRouteModules(code, id);
      return guarded === null ? null : { code: guarded, map: null };
    },
  };
}
