import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('..', import.meta.url));

/** A public entry: what `@velours/ui/<name>` gives, for example `components/Button`. */
export interface PublicEntry {
  name: string;
  /** Absolute path of its index.ts. */
  file: string;
}

/** The rooms of the package whose folders are public (`exports` of package.json). */
const rooms = ['primitives', 'components', 'blocks'] as const;

export const publicEntries: readonly PublicEntry[] = rooms.flatMap((room) =>
  readdirSync(`${source}${room}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name: `${room}/${name}`, file: `${source}${room}/${name}/index.ts` }))
    .filter(({ file }) => existsSync(file)),
);
