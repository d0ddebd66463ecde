import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './process.mjs';
import { PlainError } from './say.mjs';

/** @param {string} file - A source. @returns {string} The same below the built folder, without its ending. */
export const builtName = (file) => file.replace(/^src\//, '').replace(/\.tsx?$/, '');

/**
 * Writes the types of a package beside its modules, and keeps those that somebody outside can come upon.
 * @param {import('./packages.mjs').Package} one
 * @param {string} into
 * @param {string[]} files - Its public sources.
 * @throws {PlainError} where the types do not hold
 */
export async function buildTypes({ folder, styles = {} }, into, files) {
  const from = fromRoot(folder);
  const config = join(into, 'tsconfig.json');
  const isInSource = files.every((file) => file.startsWith('src/'));
  writeFileSync(
    config,
    JSON.stringify({
      extends: fromRoot('tsconfig.base.json'),
      compilerOptions: {
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: isInSource ? join(from, 'src') : from,
        outDir: into,
        typeRoots: [fromRoot('node_modules', '@types')],
        types: ['node', 'react', 'react-dom'],
      },
      include: [],
      files: [
        ...files.map((file) => join(from, file)),
        fromRoot('node_modules', 'vite', 'client.d.ts'),
      ],
    }),
  );
  const code = await run(fromRoot('node_modules', '.bin', 'tsc'), ['-p', config], { quiet: true });
  rmSync(config);
  if (code !== 0) throw new PlainError(`The types of ${folder} cannot be written.`);
  for (const file of globSync('**/*.d.ts', { cwd: into })) {
    const path = join(into, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(
        /((?:from|import)[ (]['"]\.[^'"]*)\.tsx?(['"])/g,
        '$1.js$2',
      ),
    );
  }
  const reached = new Set();
  for (const file of files) reach(join(into, `${builtName(file)}.d.ts`), reached);
  for (const sheet of Object.keys(styles)) reached.add(join(into, `${sheet}.d.ts`));
  for (const file of globSync('**/*.d.ts', { cwd: into }))
    if (!reached.has(join(into, file))) rmSync(join(into, file));
}

/** Adds a file of types, and those that it names: nobody outside can come upon any other. @param {string} file @param {Set<string>} reached */
function reach(file, reached) {
  if (reached.has(file) || !existsSync(file)) return;
  reached.add(file);
  const named = readFileSync(file, 'utf8').matchAll(/(?:from|import)[ (]['"](\.[^'"]*)['"]/g);
  for (const [, to = ''] of named)
    reach(join(dirname(file), to.replace(/\.js$/, '.d.ts')), reached);
}
