import {
  isWrite,
  operationOf,
  operations,
  refusalOf,
  refusals,
  type Caller,
  type Operation,
} from '@velours/openapi/operations';
import type { Answer } from '@velours/openapi/types';
import { answerFaults } from './answers.ts';
import { exampleRequest } from './fuzz/requests.ts';
import { fuzzOperation } from './fuzz.ts';

/** What is compared, and how far. */
export interface CompareOptions {
  /** Where the server answers, such as `http://localhost:3000`. */
  readonly origin: string;
  /** A test account there; without one only what a visitor gets is compared. */
  readonly account?: { readonly email: string; readonly password: string } | undefined;
  /**
   * Whether sound calls are sent to what changes something: they sign up, like, send and order. Without it such operations get only
   * what the contract says is refused. @default false
   */
  readonly writes?: boolean | undefined;
  /** Generated calls for each operation. @default 20 */
  readonly cases?: number | undefined;
}

/** What an operation does otherwise than the contract says. */
export interface Difference {
  readonly operation: Operation;
  /** Of the operation, or of its variant. */
  readonly operationId: string;
  /** Each said with who called. */
  readonly faults: readonly string[];
}

/** What came of comparing. */
export interface Comparison {
  readonly calls: number;
  /** As whom the server was asked. */
  readonly callers: readonly Caller[];
  readonly operations: number;
  readonly differences: readonly Difference[];
}

/** The account could not be used, or nobody answers. */
export class CannotCompare extends Error {}

/** In milliseconds; far above what a busy server takes. */
const PATIENCE = 30_000;

interface Asking {
  readonly caller: Caller;
  readonly send: (request: Request) => Promise<Response>;
}

/** The path and query of a request, sent to the server as a browser on its own site does. */
async function call(
  origin: string,
  request: Request,
  cookies: ReadonlyMap<string, string>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' });
  for (const [name, value] of request.headers) headers.set(name, value);
  if (cookies.size > 0)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const body = await request.arrayBuffer();
  const answer = await fetch(new URL(pathname + search, origin), {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body.byteLength > 0 && { body }),
  });
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (!isStream) return answer;
  await answer.body?.cancel();
  return new Response('', answer);
}

function keepCookies(cookies: Map<string, string>, { headers }: Response): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /;\s*max-age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

const isNotLoggedIn = async (answer: Response): Promise<boolean> =>
  answer.status === 403 && (await answer.clone().text()).includes('"authentication_required"');

/** Asks as the account; where a call ended its session, the next one logs in again. */
async function asAccount(
  origin: string,
  account: NonNullable<CompareOptions['account']>,
): Promise<Asking> {
  const cookies = new Map<string, string>();
  const logIn = async (): Promise<void> => {
    const { method, path } = operationOf('logIn');
    const answer = await call(
      origin,
      new Request(new URL(path, origin), {
        method: method.toUpperCase(),
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      }),
      new Map([...cookies].filter(([name]) => name !== 'session')),
    );
    keepCookies(cookies, answer);
    if (!answer.ok || !cookies.has('session')) {
      const told = (await answer.text()).slice(0, 300);
      throw new CannotCompare(
        `The account cannot be used: logIn answered ${answer.status}${answer.ok ? ' without the cookie "session"' : ''}: ${told}`,
      );
    }
  };
  const send = async (request: Request): Promise<Response> => {
    const again = request.clone();
    if (!cookies.has('session')) await logIn();
    let answer = await call(origin, request, cookies);
    if (await isNotLoggedIn(answer)) {
      await logIn();
      answer = await call(origin, again, cookies);
    }
    keepCookies(cookies, answer);
    return answer;
  };
  const own = await send(exampleRequest(operationOf('getUser')));
  const faults = await answerFaults(operationOf('getUser'), own.clone());
  if (!own.ok || faults.length > 0)
    throw new CannotCompare(`getUser does not say who the account is: ${faults.join('; ')}`);
  const { user } = (await own.json()) as Answer<'getUser'>;
  if (user.status === 'banned') return { caller: 'banned', send };
  if (user.status === 'not_confirmed') return { caller: 'unconfirmed', send };
  return { caller: user.paid_user ? 'premium' : 'free', send };
}

/** What is wrong with the answer to a call of examples, by who called. */
async function accessFaults(
  operation: Operation,
  callers: readonly Caller[],
  caller: Caller,
  answer: Response,
): Promise<readonly string[]> {
  const refusal = refusalOf(callers, caller);
  const text = await answer.clone().text();
  const code = /"code"\s*:\s*"([a-z_]+)"/.exec(text)?.[1] ?? '';
  if (refusal !== null && (answer.status !== 403 || code !== refusal))
    return [`it is to be refused with 403 ${refusal}, and is answered ${answer.status} ${code}`];
  if (refusal === null && refusals.has(code))
    return [`it is for ${callers.join(', ')}, and is refused with ${answer.status} ${code}`];
  return answerFaults(operation, answer);
}

/** Ids that the server named in an answer, for calls about somebody who exists. */
function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/"id"\s*:\s*"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []);
}

/**
 * Compares a server with the contract, operation by operation: who is let in and how the others are refused, that a write from another
 * site is refused, and that each answer to the contract's examples and to generated calls, sound and unsound, is one it declares.
 * @throws CannotCompare when nobody answers there, or the account cannot be used
 */
export async function compareServer(options: CompareOptions): Promise<Comparison> {
  const { account, writes = false, cases = 20 } = options;
  const { origin } = new URL(options.origin);
  let calls = 0;
  const counted = ({ caller, send }: Asking): Asking => ({
    caller,
    send: (request) => {
      calls += 1;
      return send(request);
    },
  });
  const visitor = counted({
    caller: 'visitor',
    send: (request) => call(origin, request, new Map()),
  });
  const settings = exampleRequest(operationOf('getSettings'));
  await visitor.send(settings).catch((error: unknown) => {
    throw new CannotCompare(`Nobody answers at ${origin}`, { cause: error });
  });
  const member = account && counted(await asAccount(origin, account));
  const known = await (member ?? visitor).send(exampleRequest(operationOf('searchMembers')));
  const ids = idsIn(await known.text()).slice(0, 10);
  const samples = { id: ids, profile: ids, first_member: ids };

  const asked = [visitor, ...(member === undefined ? [] : [member])];
  const differences: Difference[] = [];
  const all = [...operations().values()];
  for (const operation of all) {
    const isSafe = writes || !isWrite(operation);
    const variants = operation['x-variants'] ?? [];
    for (const { operationId, callers, query } of [{ ...operation, query: {} }, ...variants]) {
      const faults: string[] = [];
      const judge = async (who: string, asking: () => Promise<readonly string[]>) => {
        const found = await asking().catch((error: unknown) => {
          if (error instanceof CannotCompare) throw error;
          return [error instanceof Error ? error.message : String(error)];
        });
        faults.push(...found.map((fault) => `${who}: ${fault}`));
      };

      for (const { caller, send } of asked) {
        if (!isSafe && callers.includes(caller)) continue;
        await judge(`asked by ${caller}`, async () =>
          accessFaults(operation, callers, caller, await send(exampleRequest(operation, query))),
        );
      }
      if (isWrite(operation)) {
        await judge('asked from another site', async () => {
          const request = exampleRequest(operation, query);
          request.headers.set('Origin', 'https://elsewhere.invalid');
          request.headers.set('Sec-Fetch-Site', 'cross-site');
          const answer = await visitor.send(request);
          const isRefused = (await answer.clone().text()).includes('"cross_site_refused"');
          return isRefused
            ? answerFaults(operation, answer)
            : [`it is to be refused with 403 cross_site_refused, and is answered ${answer.status}`];
        });
      }
      const inside = asked.toReversed().find(({ caller }) => callers.includes(caller));
      if (inside !== undefined && operationId === operation.operationId && faults.length === 0) {
        await judge(`a generated call of ${inside.caller}`, async () => {
          await fuzzOperation(operation.operationId, {
            send: inside.send,
            cases,
            samples,
            valid: isSafe,
          });
          return [];
        });
      }
      if (faults.length > 0) differences.push({ operation, operationId, faults });
    }
  }
  return {
    calls,
    callers: asked.map(({ caller }) => caller),
    operations: all.length,
    differences,
  };
}
