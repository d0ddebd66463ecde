/**
 * `npm run chromatic`: sends the Storybook to Chromatic for review, where CHROMATIC_PROJECT_TOKEN is set. Everything it
 * shows is also checked here, so nothing waits for it.
 */
import { fromRoot } from './lib/paths.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { run } from './lib/process.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { PlainError, stop } from './lib/say.mjs';

try {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new PlainError(
      'Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project. Without it, `npm run visual -- <revision>` compares on this machine.',
    );
  }
  await ensureDependencies();
  const node = findNode();
  const env = toolEnvironment(node);
  const built = await run(node, [fromRoot('scripts', 'storybook.mjs'), '--build'], { env });
  const chromatic = fromRoot('node_modules', 'chromatic', 'dist', 'bin.cjs');
  process.exitCode =
    built === 0
      ? await run(
          node,
          [
            chromatic,
            '--storybook-build-dir',
            fromRoot('storybook-static'),
            '--exit-zero-on-changes',
          ],
          { env },
        )
      : built;
} catch (error) {
  stop(error);
}
