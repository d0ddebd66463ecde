/**
 * Compares docs/spec with the specification, which is not in the repository: `node scripts/spec.mjs <path to spec.md>` names each sentence
 * without a row, and each row whose number or words are not its sentence's. `--list` prints the numbered sentences.
 */
import { readFileSync } from 'node:fs';
import { say } from './lib/say.mjs';
import { compareWithSpec, readPages, readSpec } from './lib/spec.mjs';

const [path, option] = process.argv.slice(2);
if (path === undefined) {
  say('usage: node scripts/spec.mjs <path to spec.md> [--list]');
  process.exit(2);
}
const sentences = readSpec(readFileSync(path, 'utf8'));
if (option === '--list') {
  for (const { number, text } of sentences) say(`${number} ${text}`);
} else {
  const rows = readPages().flatMap((page) => page.rows);
  const faults = compareWithSpec(sentences, rows);
  for (const fault of faults) say(fault);
  say(`${sentences.length} sentences, ${rows.length} rows, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
