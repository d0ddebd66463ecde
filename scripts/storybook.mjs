/**
 * `npm run storybook`: every component, block and screen in every brand, on http://localhost:6006.
 *
 * --build   writes it to storybook-static instead, which any file server can serve, without a network
 */
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { run } from './lib/process.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { stop } from './lib/say.mjs';

try {
  const { values } = parseArgs({
    options: { build: { type: 'boolean' }, port: { type: 'string', default: '6006' } },
  });
  await ensureDependencies();
  const node = findNode();
  const storybook = fromRoot('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const args = values.build
    ? ['build', '--output-dir', fromRoot('storybook-static'), '--quiet']
    : ['dev', '--port', values.port, '--no-open', '--no-version-updates', '--ci'];
  process.exitCode = await run(node, [storybook, ...args, '--disable-telemetry'], {
    env: toolEnvironment(node),
  });
} catch (error) {
  stop(error);
}
