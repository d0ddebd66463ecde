/**
 * `npm run contract -- <origin>`: which operations of a server differ from the contract (compare-server.ts).
 *
 * --email, --password  a test account there: what members get is compared too
 * --writes             also sends what changes something; only for a server that nobody uses
 * --cases <number>     generated calls for each operation; 20 unless told
 */
import { parseArgs } from 'node:util';
import { CannotCompare, compareServer, type Comparison } from './compare-server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function tell({ calls, callers, operations, differences }: Comparison): void {
  for (const { operation, operationId, faults } of differences) {
    const { method, path, summary } = operation;
    say(`\n${operationId}: ${method.toUpperCase()} ${path}, "${summary}"`);
    for (const fault of faults) say(`  ${fault.replaceAll('\n', '\n    ')}`);
  }
  say(
    `\n${operations} operations, ${calls} calls as ${callers.join(' and ')}: ${differences.length} differ from the contract.`,
  );
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      writes: { type: 'boolean', default: false },
      cases: { type: 'string', default: '20' },
    },
  });
  const [origin] = positionals;
  const { email, password, writes } = values;
  const cases = Number(values.cases);
  if (origin === undefined || !URL.canParse(origin))
    throw new CannotCompare('Say where the server is: npm run contract -- http://localhost:3000');
  if ((email === undefined) !== (password === undefined))
    throw new CannotCompare('An account is --email and --password.');
  if (!Number.isSafeInteger(cases) || cases < 1)
    throw new CannotCompare('--cases is a whole number from 1.');
  const account = email === undefined || password === undefined ? undefined : { email, password };
  const comparison = await compareServer({ origin, account, writes, cases });
  tell(comparison);
  process.exitCode = comparison.differences.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof CannotCompare)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
