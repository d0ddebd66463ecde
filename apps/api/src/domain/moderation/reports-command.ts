/** What `npm run moderate -- reports` does with its words; the script around it only opens the database. */
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Services } from '../../context.ts';
import type { ReportRow } from '../reports/reports.ts';
import type { Measure } from './measures.ts';
import { dismiss, findReport, listWaiting, uphold } from './report-queue.ts';
import type { Refusal, Verdict } from './report-queue.ts';
import { byWhom } from './words.ts';
import type { CommandResult } from './words.ts';

export const REPORTS = [
  'npm run moderate -- reports                    reports that wait',
  'npm run moderate -- reports show <reference>   one report with its evidence',
  'npm run -s moderate -- reports photo <reference> > a.webp   the photo that is kept with it',
  'npm run moderate -- reports uphold <reference> --reason "..." [--hide-photo] [--remove-message] [--warn] [--ban]',
  'npm run moderate -- reports dismiss <reference> --reason "..."',
  '  The reason is read by the reporter and, where something is done, by the member: what happened, no names.',
  '  --by <name> says who decides; otherwise it is the user of this terminal.',
];

const SAID: Readonly<Record<Refusal, string>> = {
  unknown: 'No such report.',
  decided: 'This report is decided already.',
  gone: 'The reported member is gone; decide without a measure.',
  not_applicable: 'That does not fit this report, or it is done already. Nothing was changed.',
};

const MEASURES: readonly Measure[] = ['hide-photo', 'remove-message', 'warn', 'ban'];
const MOST_CHARACTERS = 2000;

const misunderstood: CommandResult = { ok: false, lines: REPORTS };

export async function moderateReports(
  services: Services,
  words: readonly string[],
): Promise<CommandResult> {
  const read = readWords(words);
  if (read === null) return misunderstood;
  const { command, reference, values } = read;
  if (command === undefined) return list(services);
  if (reference === undefined) return misunderstood;
  if (command === 'show') return show(services, reference);
  if (command === 'photo') return photo(services, reference);
  const reason = values.reason?.trim() ?? '';
  if (reason === '' || reason.length > MOST_CHARACTERS) return misunderstood;
  const verdict = { reason, by: byWhom(values.by) };
  const measures = MEASURES.filter((measure) => values[measure] === true);
  if (command === 'dismiss' && measures.length === 0) {
    return decided(await dismiss(services, reference, verdict), reference, 'not upheld', []);
  }
  return command === 'uphold' ? upheld(services, reference, verdict, measures) : misunderstood;
}

async function upheld(
  services: Services,
  reference: string,
  verdict: Verdict,
  measures: readonly Measure[],
): Promise<CommandResult> {
  return decided(
    await uphold(services, reference, verdict, measures),
    reference,
    'upheld',
    measures,
  );
}

function decided(
  refusal: Refusal | null,
  reference: string,
  outcome: string,
  measures: readonly Measure[],
): CommandResult {
  if (refusal !== null) return { ok: false, lines: [SAID[refusal]] };
  const done = measures.length === 0 ? '' : ` (${measures.join(', ')})`;
  return { ok: true, lines: [`Report ${reference}: ${outcome}${done}. Who it concerns is told.`] };
}

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        by: { type: 'string' },
        'hide-photo': { type: 'boolean' },
        'remove-message': { type: 'boolean' },
        warn: { type: 'boolean' },
        ban: { type: 'boolean' },
      },
    });
    const [command, reference, ...more] = positionals;
    return more.length > 0 ? null : { command, reference, values };
  } catch {
    return null;
  }
}

async function list(services: Services): Promise<CommandResult> {
  const waiting = await listWaiting(services.db);
  if (waiting.length === 0) return { ok: true, lines: ['No report waits.'] };
  return { ok: true, lines: [...waiting.map(lineOf), '', ...REPORTS.slice(1)] };
}

const lineOf = ({ reference, createdAt, kind, reason, evidence }: ReportRow): string =>
  `${reference}  ${createdAt.toISOString()}  ${kind}  ${reason}  ${evidence.name}`;

async function show(services: Services, reference: string): Promise<CommandResult> {
  const report = await findReport(services.db, reference);
  if (report === null) return { ok: false, lines: [SAID.unknown] };
  const { evidenceFile, evidence, text } = report;
  return {
    ok: true,
    lines: [
      `${lineOf(report)}  ${report.status}`,
      ...(text === '' ? [] : ['', 'The reporter says:', text]),
      '',
      'Evidence:',
      JSON.stringify(evidence, null, 2),
      ...(evidenceFile === null
        ? []
        : ['', `The photo: npm run -s moderate -- reports photo ${reference} > a.webp`]),
    ],
  };
}

async function photo(services: Services, reference: string): Promise<CommandResult> {
  const report = await findReport(services.db, reference);
  if (report === null) return { ok: false, lines: [SAID.unknown] };
  const file = report.evidenceFile && (await services.storage.open(report.evidenceFile));
  return file
    ? { ok: true, lines: [], file: await buffer(file.stream()) }
    : { ok: false, lines: ['No photo is kept with this report.'] };
}
