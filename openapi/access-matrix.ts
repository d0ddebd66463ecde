import {
  callerKinds,
  readOperations,
  refusalOf,
  type Caller,
  type Operation,
} from './operations.ts';

const HEADINGS: Readonly<Record<Caller, string>> = {
  visitor: 'Visitor, deleted, erased',
  unconfirmed: 'Unconfirmed',
  free: 'Free',
  premium: 'Premium',
  banned: 'Banned',
};

const INTRODUCTION = `# Who may do what

Written by \`npm run generate -w @velours/openapi\` from the contract: \`x-callers\` and \`x-ids\` of openapi/paths. A cell says \`yes\`, or the
code of the 403. Whoever deleted their account, be it erased or not, is a visitor. A member who blocked another, or was blocked, calls as
what they are otherwise: that only counts where a call names the other.

The last column is about an id of somebody else: of a member who is blocked, blocked the caller, is banned, disabled or deleted, of what
belongs to another member, or of nothing at all. They are answered alike: with this code, or, where the id is only a place in a list or a
wish, with what is the caller's own.

That the server does so is tested for each cell: \`apps/api/src/contract.test.ts\` and \`apps/api/src/foreign-ids.test.ts\`.
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const accessOf = (callers: readonly Caller[]): string[] =>
  callerKinds.map((caller) => refusalOf(callers, caller) ?? 'yes');

const idsOf = ({ ids }: Operation): string =>
  Object.entries(ids)
    .map(([field, { names, otherwise }]) => {
      const answer = otherwise === 'nothing' ? "the caller's own" : otherwise;
      return `\`${field}\` (${names.replaceAll('_', ' ')}): ${answer}`;
    })
    .join('; ');

function rowsOf(operation: Operation): string[] {
  const { operationId, method, path, callers, 'x-variants': variants = [] } = operation;
  const call = `${method.toUpperCase()} ${path.replace('/api/', '')}`;
  return [
    row([operationId, call, ...accessOf(callers), idsOf(operation)]),
    ...variants.map((variant) => {
      const query = Object.entries(variant.query).map(
        ([name, value]) => `${name}=${String(value)}`,
      );
      const asked = `${call}?${query.join('&')}`;
      return row([variant.operationId, asked, ...accessOf(variant.callers), '']);
    }),
  ];
}

/** The page docs/access-matrix.gen.md: every operation of the contract by every kind of caller. */
export function accessMatrix(document: { readonly paths: object }): string {
  const headings = ['Operation', 'Call', ...callerKinds.map((caller) => HEADINGS[caller])];
  return [
    INTRODUCTION,
    row([...headings, 'An id of somebody else']),
    row([...headings, ''].map(() => '---')),
    ...[...readOperations(document).values()].flatMap(rowsOf),
    '',
  ].join('\n');
}
