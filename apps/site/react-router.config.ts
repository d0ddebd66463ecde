import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { leanManifest } from './lean-manifest.ts';

/** Framework mode: server-rendered, route modules split, every route known from the first page. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: 'enforce',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    const files = globSync(path.join(buildDirectory, 'client/assets/manifest-*.js'));
    for (const file of files) writeFileSync(file, leanManifest(readFileSync(file, 'utf8')));
  },
} satisfies Config;
