/**
 * Loaded before the server and its commands (`node --import`): each import of drizzle-orm and within it is resolved without reading its
 * package.json. Node parses the `exports` of a package anew for each import that it resolves (24.21, `getPackageScopeConfig`); drizzle-orm's are
 * 130 kB, asked for some 400 times at a start: 1.6 s of the processor, of a start's 7.
 */
import { registerHooks } from 'node:module';

const PACKAGE = 'drizzle-orm';

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!context.conditions.includes('import')) return nextResolve(specifier, context);
    if (specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)) {
      const first = resolved.get(specifier) ?? nextResolve(specifier, context);
      resolved.set(specifier, first);
      return { ...first, shortCircuit: true };
    }
    // It is one version for all of them, and within it every path is a file's, with its extension.
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${PACKAGE}/`)) {
      const { href } = new URL(specifier, context.parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
});
