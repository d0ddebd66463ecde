import type { Config } from '@react-router/dev/config';

/** Framework mode: server-rendered, route modules split, every route known from the first page. */
export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: 'enforce',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
