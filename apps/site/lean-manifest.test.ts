import { describe, expect, it } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

describe('the manifest of the routes', () => {
  const route = { id: 'a', module: '/assets/a.js', css: ['/assets/a.css'] };

  it('tells the browser everything but what the modules of a route import and what it has not', () => {
    const full = {
      entry: { imports: ['/x.js'] },
      routes: { a: { ...route, hasLoader: false, imports: ['/x.js'] } },
    };
    const lean = leanManifest(`window.__reactRouterManifest=${JSON.stringify(full)};`);
    expect(JSON.parse(lean.slice('window.__reactRouterManifest='.length, -1))).toEqual({
      entry: { imports: ['/x.js'] },
      routes: { a: route },
    });
  });

  it('refuses a manifest that is written in another way', () => {
    expect(() => leanManifest('export default {}')).toThrow('react-router changed');
  });
});
