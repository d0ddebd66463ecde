import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
export default [
  layout('routes/layouts/default.tsx', [index('routes/home.tsx')]),
  route('logout', 'routes/logout.tsx'),
  layout('routes/layouts/empty.tsx', [route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig;
