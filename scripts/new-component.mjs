/**
 * `npm run new:component -- <Name> [--block]`: writes a component (or a block) with its looks, stories, docs page and tests,
 * which pass from the first minute. Then change what it does, and let a page use it: the check of the imports asks for that. The texts stand in scripts/templates.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './lib/paths.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { readCommand, shown, writeNew } from './lib/scaffold.mjs';

const USAGE = 'Use: npm run new:component -- <Name> [--block]';

/** Names that a module of ours or of React means something else by. */
const RESERVED = new Set(
  'Array Boolean Component Date Element Error Fragment Function Map Meta Name Node Number Object Promise React Set Story StoryObj String Suspense Symbol'.split(
    ' ',
  ),
);

/** @param {string | undefined} name @returns {string} */
function checkName(name) {
  if (name === undefined) throw new PlainError(`The name is missing. ${USAGE}`);
  if (!/^[A-Z][a-z0-9]+([A-Z][a-z0-9]*)*$/.test(name) || name.length > 40) {
    throw new PlainError(`"${name}" is no name: PascalCase, letters and digits, 40 at most.`);
  }
  if (RESERVED.has(name)) throw new PlainError(`"${name}" is reserved: choose another name.`);
  for (const room of ['primitives', 'components', 'blocks']) {
    const folder = fromRoot('packages', 'ui', 'src', room, name);
    if (existsSync(folder)) throw new PlainError(`${shown(folder)} exists already.`);
  }
  return name;
}

try {
  const { name: given, values } = readCommand(USAGE, {
    block: { type: 'boolean', default: false },
  });
  const name = checkName(given);
  const room = values.block ? 'blocks' : 'components';
  const folder = fromRoot('packages', 'ui', 'src', room, name);
  const templates = fromRoot('scripts', 'templates', values.block ? 'block' : 'component');
  const files = readdirSync(templates).map((file) => [
    join(folder, file.replace(/\.txt$/, '').replace(/^Name\./, `${name}.`)),
    readFileSync(join(templates, file), 'utf8')
      .replaceAll('__Name__', name)
      .replaceAll('__name__', name.charAt(0).toLowerCase() + name.slice(1)),
  ]);
  writeNew(Object.fromEntries(files));
  // The length of the name decides where lines break.
  execFileSync(process.execPath, [fromRoot('node_modules', 'oxfmt', 'bin', 'oxfmt'), folder], {
    stdio: 'ignore',
  });
  say(
    `\nProve it, and write its contract: npx vitest run ${shown(folder)} packages/ui/src/contracts`,
  );
  say(
    `npm run imports refuses it (ui-holds-what-members-see) until a page uses it, or '${room}/${name}' stands in WAITING of .dependency-cruiser.mjs with its row of the feature list.`,
  );
  say('What it costs a page: npm run cost. Then make it yours: docs/contributing/component.md.');
} catch (error) {
  stop(error);
}
