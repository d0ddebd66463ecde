import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const manifest = JSON.parse(
  readFileSync(
    resolve(import.meta.dirname, '../../apps/site/build/client/.vite/manifest.json'),
    'utf8',
  ),
) as Readonly<
  Record<
    string,
    { readonly file: string; readonly src?: string; readonly imports?: readonly string[] }
  >
>;

/**
 * The paths of the files that a source of the site was built into: they are named by their content alone.
 * @param source From `apps/site`: `src/routes/likes.tsx`.
 */
export function chunksOf(source: string): readonly string[] {
  const files = Object.values(manifest)
    .filter(({ src }) => src?.split('?')[0] === source)
    .map(({ file }) => `/${file}`);
  if (files.length === 0) throw new Error(`nothing was built of ${source}`);
  return files;
}

/** The same with all that they import: what must be there for them to run. */
export function chunksToRun(source: string): readonly string[] {
  const keys = new Set<string>();
  const take = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(take);
  };
  const wanted = chunksOf(source);
  for (const [key, { file }] of Object.entries(manifest))
    if (wanted.includes(`/${file}`)) take(key);
  return [...keys].map((key) => `/${manifest[key]?.file}`);
}

/** Whether an address is that of one of these files. */
export const isOneOf =
  (chunks: readonly string[]) =>
  (address: string | URL): boolean =>
    chunks.includes(new URL(address).pathname);
