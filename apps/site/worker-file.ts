import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { BUILD_TARGET } from './browsers.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`src/worker/${name}`, import.meta.url));

/** The workers by the name that they are served under: the site's, and the one that an operator puts in its place. */
const WORKERS = { 'worker.js': 'worker.ts', 'no-worker.js': 'farewell.ts' } as const;

/** One script without imports, which is what every browser takes for a worker. */
async function bundle(entry: string, shell: readonly string[], minify: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      SHELL: JSON.stringify(shell),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      minify,
      target: BUILD_TARGET,
      rolldownOptions: { input: fileOf(entry), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Modules that the pages are made of which the worker keeps (worker/pages.ts), and what runs beside them. */
const KEPT =
  /\/src\/(entry\.client|root|app\/(layouts\/(Default|Chat|Empty)Layout|document\/offline\.route)|features\/(chat\/(chats|conversation)|member\/member|search\/members|likes\/likes(-type|-member)?)\.route)\.tsx/;

/** Files of these modules and of all that they may load later, nearest first, but for texts: those come as a page shows them. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  let next = chunks.flatMap(({ facadeModuleId, fileName }) =>
    KEPT.test(facadeModuleId ?? '') ? [fileName] : [],
  );
  const add = (name: string, later: string[]): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name) || /\/locales\//.test(file.facadeModuleId ?? ''))
      return;
    files.add(name);
    for (const imported of file.imports) add(imported, later);
    later.push(...file.dynamicImports);
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const asset of [...importedCss, ...importedAssets]) files.add(asset);
  };
  while (next.length > 0) {
    const later: string[] = [];
    for (const name of next) add(name, later);
    next = later;
  }
  return [...files].map((name) => `/${name}`);
}

/** The list of what a browser loads ahead of a member's presses (src/app/loading/ahead.ts). */
const AHEAD = 'ahead.json';

/** Builds the service worker beside the site, with the list of files that it keeps ready, and the same for browsers without one. */
export function buildWorkers(): Plugin {
  return {
    name: 'velours:workers',
    // The list names what is there in the end: chunks that turn out empty are dropped on the way.
    async writeBundle({ dir = '' }, output) {
      if (this.environment.name !== 'client') return;
      const shell = shellOf(output);
      const code = shell.filter((file) => /[.](js|css)$/.test(file));
      await writeFile(path.join(dir, AHEAD), JSON.stringify(code));
      for (const [fileName, entry] of Object.entries(WORKERS)) {
        await writeFile(path.join(dir, fileName), await bundle(entry, shell, true));
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const entry = WORKERS[request.url?.slice(1) as keyof typeof WORKERS];
        if (entry === undefined) return next();
        response.setHeader('content-type', 'text/javascript');
        // The files of development change under their names: none is kept.
        bundle(entry, [], false).then((code) => response.end(code), next);
      });
    },
  };
}
