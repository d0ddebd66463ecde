/** What stops a start, in one line that says what it is and how to mend it. */
import fs from 'node:fs/promises';
import { placesOf } from '@velours/host/log';
import { StartError } from '@velours/host/start-error';
import pg from 'pg';
import { isDatabaseAway } from './db/away.ts';

export interface StartedWith {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Codes of a folder or file that cannot be made or written. */
const FOLDER =
  /^(EACCES|EDQUOT|EEXIST|EISDIR|ELOOP|ENAMETOOLONG|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Makes the data folder where it is not there. @throws Error, as `startError` knows it, where it cannot be written */
export async function openDataFolder(dataDir: string): Promise<void> {
  await fs.mkdir(dataDir, { recursive: true });
  if (!(await fs.stat(dataDir)).isDirectory())
    throw Object.assign(new Error('no folder'), { code: 'ENOTDIR', path: dataDir });
  await fs.access(dataDir, fs.constants.W_OK);
}

interface Failed {
  readonly code?: unknown;
  readonly path?: unknown;
}

/** One line for what a person can put right, the place in the program without any values otherwise. */
export function startError(error: unknown, started: StartedWith | null): string {
  if (error instanceof StartError) return error.message;
  const known = started && (folderError(error, started) ?? databaseError(error, started));
  if (known !== null) return known;
  const { name, stack, cause } = error as Error;
  return cause === undefined ? String(stack) : `${name}\n${placesOf(error as Error)}`;
}

function folderError(error: unknown, { dataDir }: StartedWith): string | null {
  const { code, path } = error as Failed;
  if (typeof path !== 'string' || !FOLDER.test(String(code))) return null;
  if (!path.startsWith(dataDir) && !dataDir.startsWith(path)) return null;
  return `The data folder ${dataDir} cannot be written (${String(code)}: ${path}); let this user write there, or set DATA_DIR to another folder.`;
}

function databaseError(error: unknown, { databaseUrl }: StartedWith): string | null {
  if (databaseUrl === undefined) return null;
  const { host, port, user, database } = new pg.Client(databaseUrl);
  const place = host.startsWith('/') ? host : `${host}:${port}`;
  const code = codeOf(error);
  switch (code) {
    case '28P01':
    case '28000':
      return `The database at ${place} refuses user "${user}"; correct the user and password in DATABASE_URL.`;
    case '3D000':
      return `There is no database "${database}" at ${place}; create it, or correct DATABASE_URL.`;
    case '42501':
      return `The database "${database}" at ${place} does not let user "${user}" make tables; grant it, or correct DATABASE_URL.`;
    case undefined:
    default:
      if (isTlsRefused(rootOf(error)))
        return `The database at ${place} is not reached by TLS as sslmode says (${rootOf(error).message}); correct sslmode or sslrootcert in DATABASE_URL, or its certificate.`;
      return isDatabaseAway(error)
        ? `The database at ${place} does not answer (${code ?? (error as Error).message}); start it, or correct DATABASE_URL.`
        : null;
  }
}

/** The server has no TLS, which node-postgres says in words alone, or a certificate that is not to be trusted, which Node says by a code. */
const isTlsRefused = ({ message, code }: NodeJS.ErrnoException): boolean =>
  message === 'The server does not support SSL connections' ||
  /CERT|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^INVALID_CA$|^ERR_(SSL|TLS)_/.test(code ?? '');

/** What caused an error in the end. */
function rootOf(error: unknown): NodeJS.ErrnoException {
  let found = error as Error;
  while (found.cause instanceof Error) found = found.cause;
  return found;
}

/** The code of an error or of what caused it. */
function codeOf(error: unknown): string | undefined {
  for (let found = error; typeof found === 'object' && found !== null;) {
    const { code, cause } = found as { code?: unknown; cause?: unknown };
    if (typeof code === 'string') return code;
    found = cause;
  }
  return undefined;
}
