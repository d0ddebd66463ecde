/** What the commands of `npm run moderate` have in common: what they answer, and the options that most of them take. */
import { parseArgs } from 'node:util';
import { reports } from '../../db/schema.ts';

export interface CommandResult {
  readonly lines: readonly string[];
  /** False where the words were not understood, or nothing could be done. */
  readonly ok: boolean;
  /** Printed in place of the lines: a picture. */
  readonly file?: Buffer;
}

/** Codes of the house rules. */
export const RULES: readonly string[] = reports.reason.enumValues;

/** What photos, messages and conversations are named by. */
export const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const MOST_CHARACTERS = 2000;

export interface Words {
  readonly command: string | undefined;
  readonly targets: readonly string[];
  /** Empty where none was given. */
  readonly reason: string;
  readonly rule: string;
  readonly by: string;
}

/** A command, what it is for, and `--reason`, `--rule` and `--by`; null where there is anything else. */
export function readWords(words: readonly string[]): Words | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { reason: { type: 'string' }, rule: { type: 'string' }, by: { type: 'string' } },
    });
    const [command, ...targets] = positionals;
    const reason = values.reason?.trim() ?? '';
    if (reason.length > MOST_CHARACTERS) return null;
    return { command, targets, reason, rule: values.rule ?? '', by: byWhom(values.by) };
  } catch {
    return null;
  }
}

/** Who decides: as `--by` says, else the user of the terminal. */
export const byWhom = (named: string | undefined): string =>
  [named, process.env['USER']].map((name) => name?.trim() ?? '').find((name) => name !== '') ??
  'moderator';

export const refused = (...lines: readonly string[]): CommandResult => ({ ok: false, lines });
